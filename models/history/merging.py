"""Two people who are one: merged, and parted again. Who was merged stays as a row that leads to the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, func, insert, literal, select, update

from models.history.aliases import ASIDE, Alias
from models.history.database import Database
from models.history.name import folded, loose
from models.history.tables import PERSON, SEAT, Person
from models.kernel.fault import BadInput
from models.kernel.message import counts


def taken(person: Person) -> BadInput:
    """Somebody has that name already."""
    return BadInput("{name} is in the list already; choose another name.", "name", name=person.name)


class Merging:
    """Who is who among the people of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def row(self, id: str) -> Person | None:
        """The person with just that id, also one who was merged."""
        return self._one(PERSON.c.id == id)

    def get(self, id: str) -> Person | None:
        """The person with that id, or whom that one was merged into."""
        return self._followed(self.row(id))

    def find(self, name: str) -> Person | None:
        """The person of that name, whatever the case and spaces; also an archived one."""
        return self._followed(self._one(PERSON.c.folded == folded(name)))

    def alike(self) -> Sequence[tuple[Person, ...]]:
        """Groups of people whose names look the same but for case, spaces, invisible signs or wide letters."""
        groups: dict[str, list[Person]] = defaultdict(list)
        with self._database.reading() as connection:
            everybody = select(PERSON).where(PERSON.c.merged_into.is_(None)).order_by(PERSON.c.folded)
            for row in connection.execute(everybody):
                groups[loose(row.name)].append(Person(**row._mapping))
        return [tuple(group) for group in groups.values() if len(group) > 1]

    def aliases(self, id: str) -> Sequence[Person]:
        """Those who were merged into that person, also by way of others, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(select(PERSON).where(PERSON.c.merged_into.is_not(None)))
            merged = [Person(**row._mapping) for row in rows]
        found: list[Person] = []
        into = {id}
        while more := [person for person in merged if person.merged_into in into and person not in found]:
            found += more
            into |= {person.id for person in more}
        return sorted(found, key=lambda person: (person.name, person.id))

    def refusal(self, gone: Person, kept: Person) -> BadInput | None:
        """Why two people cannot be one: they sit in a session together, perhaps a deleted one. None: they can."""
        mine, others = SEAT.alias(), SEAT.alias()
        met = (
            select(func.count())
            .join_from(mine, others, mine.c.session_id == others.c.session_id)
            .where(mine.c.person_id == gone.id, others.c.person_id == kept.id)
        )
        with self._database.reading() as connection:
            together = int(connection.execute(met).scalar_one())
        if not together:
            return None
        return BadInput(
            counts(
                "{gone} and {kept} sit in {n} session together, so they are two people; put somebody"
                " else on one of the two seats there first.",
                "{gone} and {kept} sit in {n} sessions together, so they are two people; put somebody"
                " else on one of the two seats there first.",
                together,
                gone=gone.name,
                kept=kept.name,
            ),
            "person",
        )

    def merge(self, gone: str, kept: str) -> None:
        """Makes two people one: all the sessions of `gone` are those of `kept`, under that name.

        Raises BadInput where one of them is nobody, both are the same, or both sit in one session; then
        nothing has changed. `unmerge` takes it back.
        """
        with self._database.writing() as connection:
            one, other = self.get(gone), self.get(kept)
            if one is None or other is None or one.id == other.id:
                raise BadInput("These are not two people of the list; choose two of them.", "person")
            if refusal := self.refusal(one, other):
                raise refusal
            before = {
                "alias_id": func.coalesce(SEAT.c.alias_id, SEAT.c.person_id),
                "alias_name": func.coalesce(SEAT.c.alias_name, SEAT.c.name),
            }
            connection.execute(update(SEAT).where(SEAT.c.person_id == one.id).values(before))
            self.rename_seats(one, other.name)
            sat = update(SEAT).where(SEAT.c.person_id == one.id)
            connection.execute(sat.values(person_id=other.id))
            connection.execute(update(PERSON).where(PERSON.c.id == one.id).values(merged_into=other.id))
            if one.archived_at is None:
                connection.execute(update(PERSON).where(PERSON.c.id == other.id).values(archived_at=None))

    def unmerge(self, gone: str) -> None:
        """Makes the merged person one of their own again, with the sessions and names of before.

        Does nothing where nobody was merged. Raises BadInput when somebody has the name by now.
        """
        with self._database.writing() as connection:
            person, kept = self.row(gone), self.get(gone)
            if person is None or kept is None or person.merged_into is None:
                return
            bearer = self.find(person.name)
            if folded(kept.name) == folded(person.name) or (bearer and bearer.id != kept.id):
                raise taken(bearer or kept)
            back = {"merged_into": None, "folded": folded(person.name)}
            connection.execute(update(PERSON).where(PERSON.c.id == gone).values(back))
            tree = [gone, *(alias.id for alias in self.aliases(gone))]
            mine = and_(SEAT.c.person_id == kept.id, SEAT.c.alias_id.in_(tree))
            connection.execute(update(SEAT).where(mine).values(person_id=gone))
            named = update(SEAT).where(SEAT.c.person_id == gone, SEAT.c.name == kept.name)
            connection.execute(named.where(SEAT.c.alias_id == gone).values(name=SEAT.c.alias_name))
            # Those who came with this person keep a way back of their own.
            connection.execute(named.where(SEAT.c.alias_id != gone).values(name=person.name))
            own = update(SEAT).where(SEAT.c.person_id == gone, SEAT.c.alias_id == gone)
            connection.execute(own.values(alias_id=None, alias_name=None))

    def rename_seats(self, person: Person, name: str) -> None:
        """The new name on every seat of the person that bears the old one. For this package only.

        A seat keeps its name where that was another one, or where the new one is taken in the session: a file
        from elsewhere may have seated somebody under just this name.
        """
        mine, others = SEAT.alias(), SEAT.alias()
        beside = (others.c.session_id == mine.c.session_id) & (others.c.position != mine.c.position)
        seated = select(mine.c.session_id, mine.c.position, others.c.name.label("other"))
        seated = seated.join_from(mine, others, beside, isouter=True)
        seated = seated.where(mine.c.person_id == person.id, mine.c.name == person.name)
        with self._database.writing() as connection:
            rows = connection.execute(seated).all()
            clash = {row.session_id for row in rows if row.other and folded(row.other) == folded(name)}
            for session_id, position in {(row.session_id, row.position) for row in rows}:
                if session_id not in clash:
                    where = (SEAT.c.session_id == session_id) & (SEAT.c.position == position)
                    connection.execute(update(SEAT).where(where).values(name=name))

    def free(self, name: str, bearer: Person) -> None:
        """Lets somebody bear a name that one of those merged into them had. For this package only."""
        had = and_(
            PERSON.c.folded == folded(name), PERSON.c.id != bearer.id, PERSON.c.merged_into.is_not(None)
        )
        aside = PERSON.c.folded + literal(ASIDE) + PERSON.c.id
        with self._database.writing() as connection:
            connection.execute(update(PERSON).where(had).values(folded=aside))

    def take_aliases(self, id: str, told: Sequence[Alias], now: str) -> int:
        """People who were merged into this one elsewhere; how many are new here. For this package only."""
        new = [(alias, name) for alias, name in told if self.row(alias) is None]
        with self._database.writing() as connection:
            for alias, name in new:
                free = self._one(PERSON.c.folded == folded(name)) is None
                kept = folded(name) if free else folded(name) + ASIDE + alias
                row = {"id": alias, "name": name, "folded": kept, "created_at": now, "merged_into": id}
                connection.execute(insert(PERSON).values(row | {"extra": {}}))
        return len(new)

    def _followed(self, person: Person | None) -> Person | None:
        while person is not None and person.merged_into is not None:
            person = self.row(person.merged_into)
        return person

    def _one(self, which: ColumnElement[bool]) -> Person | None:
        with self._database.reading() as connection:
            row = connection.execute(select(PERSON).where(which)).first()
            return None if row is None else Person(**row._mapping)
