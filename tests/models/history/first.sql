BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE box (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	data JSON NOT NULL, 
	created_at VARCHAR NOT NULL, 
	changed_at VARCHAR NOT NULL, 
	deleted_at VARCHAR, 
	PRIMARY KEY (id)
);
INSERT INTO "box" VALUES('3d4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a14','volle-weide','Our copy','{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','2026-11-28T19:07:55+01:00','2026-11-28T19:07:55+01:00',NULL);
CREATE TABLE game_session (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	started VARCHAR, 
	ended VARCHAR, 
	place VARCHAR, 
	note VARCHAR, 
	box JSON NOT NULL, 
	setup JSON, 
	extra JSON NOT NULL, 
	head INTEGER, 
	finished BOOLEAN NOT NULL, 
	board JSON NOT NULL, 
	progress JSON NOT NULL, 
	bookmark JSON NOT NULL, 
	sort_at VARCHAR NOT NULL, 
	changed_at VARCHAR NOT NULL, 
	deleted_at VARCHAR, 
	PRIMARY KEY (id)
);
INSERT INTO "game_session" VALUES('0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11','volle-weide','2026-11-28T19:05:07+01:00',NULL,'Home',NULL,'{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','{"black_sheep":[[1,0],[2,1]]}','{}',8,0,'{"rows":[{"total":0,"rank":null,"winner":null,"parts":{"mid":0,"final":0,"bushes":0},"tie_break":0},{"total":0,"rank":null,"winner":null,"parts":{"mid":0,"final":0,"bushes":0},"tie_break":0}],"decided_by":null,"rating":null,"missing":[]}','{"template":"Round {n}","values":{"n":3},"plural":null,"count":null}','{"player":1}','2026-11-28T18:05:07.000000','2026-11-28T19:07:48+01:00',NULL);
CREATE TABLE move (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id VARCHAR NOT NULL, 
	parent_id INTEGER, 
	data VARCHAR NOT NULL, 
	made_at VARCHAR NOT NULL, 
	FOREIGN KEY(session_id) REFERENCES game_session (id) ON DELETE CASCADE, 
	FOREIGN KEY(parent_id) REFERENCES move (id)
);
INSERT INTO "move" VALUES(1,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',NULL,'{"do":"roll","face":1}','2026-11-28T19:05:35+01:00');
INSERT INTO "move" VALUES(2,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',1,'{"do":"draw","player":0,"at":[0,1],"turn":0}','2026-11-28T19:05:49+01:00');
INSERT INTO "move" VALUES(3,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',2,'{"do":"draw","player":1,"at":[0,2],"turn":0}','2026-11-28T19:06:03+01:00');
INSERT INTO "move" VALUES(4,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',3,'{"do":"roll","face":4}','2026-11-28T19:06:17+01:00');
INSERT INTO "move" VALUES(5,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',3,'{"do":"roll","face":1}','2026-11-28T19:06:38+01:00');
INSERT INTO "move" VALUES(6,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',5,'{"do":"draw","player":0,"at":[1,4],"turn":0}','2026-11-28T19:06:52+01:00');
INSERT INTO "move" VALUES(7,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',6,'{"do":"draw","player":1,"at":[1,5],"turn":0}','2026-11-28T19:07:06+01:00');
INSERT INTO "move" VALUES(8,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',7,'{"do":"roll","face":1}','2026-11-28T19:07:20+01:00');
INSERT INTO "move" VALUES(9,'0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',8,'{"do":"draw","player":0,"at":[2,7],"turn":0}','2026-11-28T19:07:34+01:00');
CREATE TABLE person (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	colour INTEGER, 
	archived_at VARCHAR, 
	created_at VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (folded)
);
INSERT INTO "person" VALUES('1b4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a12','Dora','dora',3,NULL,'2026-11-28T19:05:14+01:00');
INSERT INTO "person" VALUES('2c4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a13','Max 🐑','max 🐑',NULL,NULL,'2026-11-28T19:05:21+01:00');
CREATE TABLE seat (
	session_id VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	person_id VARCHAR, 
	name VARCHAR NOT NULL, 
	extra JSON NOT NULL, 
	PRIMARY KEY (session_id, position), 
	FOREIGN KEY(session_id) REFERENCES game_session (id) ON DELETE CASCADE, 
	FOREIGN KEY(person_id) REFERENCES person (id)
);
INSERT INTO "seat" VALUES('0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',0,'1b4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a12','Dora','{}');
INSERT INTO "seat" VALUES('0a4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a11',1,'2c4f6f0e-5f0b-4c55-9d0e-3c1f4c0a8a13','Max 🐑','{}');
CREATE TABLE setting (
	"key" VARCHAR NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "setting" VALUES('theme','"dark"');
CREATE INDEX box_by_game ON box (game, deleted_at);
CREATE INDEX session_by_time ON game_session (deleted_at, sort_at, id);
CREATE INDEX session_by_game ON game_session (game, deleted_at, sort_at, id);
CREATE INDEX session_by_end ON game_session (finished, deleted_at, sort_at, id);
CREATE INDEX ix_seat_person_id ON seat (person_id);
CREATE INDEX move_by_parent ON move (session_id, parent_id, id);
CREATE INDEX ix_move_parent_id ON move (parent_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('move',9);
COMMIT;
