BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE box (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	data JSON NOT NULL, 
	created_at VARCHAR NOT NULL, 
	changed_at VARCHAR NOT NULL, 
	deleted_at VARCHAR, extra JSON DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id)
);
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
	deleted_at VARCHAR, day VARCHAR DEFAULT '' NOT NULL, counted INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game_session" VALUES('5e000003-0000-4000-8000-000000000001','volle-weide','2026-11-30T19:05:20+01:00',NULL,'Kitchen','Rain','{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','{}','{"pauses":[["2026-11-30T19:09:40+01:00","2026-11-30T19:10:20+01:00"]]}',3,0,'{"rows":[{"total":0,"rank":null,"winner":null,"parts":{"mid":0,"final":0,"bushes":0},"tie_break":0},{"total":0,"rank":null,"winner":null,"parts":{"mid":0,"final":0,"bushes":0},"tie_break":0}],"decided_by":null,"rating":null,"missing":[]}','{"template":"Round {n}","values":{"n":1},"plural":null,"count":null}','{"seat":1,"turn":2}','2026-11-30T18:05:20.000000','2026-11-30T19:10:40+01:00',NULL,'2026-11-30',0);
INSERT INTO "game_session" VALUES('5e000003-0000-4000-8000-000000000004','volle-weide','2026-11-30T19:11:00+01:00','2026-11-30T19:13:00+01:00',NULL,NULL,'{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','{}','{}',7,1,'{"rows":[{"total":29,"rank":2,"winner":false,"parts":{"mid":9,"final":21,"bushes":-1},"tie_break":2},{"total":41,"rank":1,"winner":true,"parts":{"mid":21,"final":21,"bushes":-1},"tie_break":2}],"decided_by":"points","rating":null,"missing":[]}','{"template":"Counting","values":{},"plural":null,"count":null}','{}','2026-11-30T18:11:00.000000','2026-11-30T19:13:40+01:00',NULL,'2026-11-30',1);
INSERT INTO "game_session" VALUES('5e000003-0000-4000-8000-000000000006','fence-em-in','2026-11-30T19:14:00+01:00','2026-11-30T19:16:00+01:00',NULL,NULL,'{"barn_slot":3,"granary_slot":null,"board":null}','{}','{}',9,1,'{"rows":[{"total":18,"rank":1,"winner":true,"parts":{"placement":9,"farm":3,"missions":6,"fertilizer":0},"tie_break":3},{"total":18,"rank":1,"winner":true,"parts":{"placement":9,"farm":3,"missions":6,"fertilizer":0},"tie_break":3}],"decided_by":"shared","rating":null,"missing":[]}','{"template":"Counting","values":{},"plural":null,"count":null}','{}','2026-11-30T18:14:00.000000','2026-11-30T19:16:00+01:00',NULL,'2026-11-30',1);
INSERT INTO "game_session" VALUES('5e000003-0000-4000-8000-000000000008','get-off-my-land','2026-11-30T19:16:20+01:00',NULL,NULL,NULL,'{"cards":{},"months":{},"count_farmhouse_as_land":true}','{"first":0}','{}',10,0,'{"rows":[{"total":5,"rank":null,"winner":null,"parts":{"money":5,"oil":0,"equipment":0,"farmhouse":0},"tie_break":1},{"total":8,"rank":null,"winner":null,"parts":{"money":8,"oil":0,"equipment":0,"farmhouse":0},"tie_break":1}],"decided_by":null,"rating":null,"missing":[]}','{"template":"May","values":{},"plural":null,"count":null}','{}','2026-11-30T18:16:20.000000','2026-11-30T19:17:20+01:00','2026-11-30T19:17:40+01:00','2026-11-30',0);
CREATE TABLE move (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id VARCHAR NOT NULL, 
	parent_id INTEGER, 
	data VARCHAR NOT NULL, 
	made_at VARCHAR NOT NULL, 
	FOREIGN KEY(session_id) REFERENCES game_session (id) ON DELETE CASCADE, 
	FOREIGN KEY(parent_id) REFERENCES move (id)
);
INSERT INTO "move" VALUES(1,'5e000003-0000-4000-8000-000000000001',NULL,'{"do":"roll","face":1}','2026-11-30T19:06:40+01:00');
INSERT INTO "move" VALUES(2,'5e000003-0000-4000-8000-000000000001',1,'{"do":"draw","player":1,"at":[0,0],"turn":0}','2026-11-30T19:07:20+01:00');
INSERT INTO "move" VALUES(3,'5e000003-0000-4000-8000-000000000001',2,'{"do":"draw","player":0,"at":[0,0],"turn":2}','2026-11-30T19:08:00+01:00');
INSERT INTO "move" VALUES(4,'5e000003-0000-4000-8000-000000000001',3,'{"do":"roll","face":4}','2026-11-30T19:08:40+01:00');
INSERT INTO "move" VALUES(5,'5e000003-0000-4000-8000-000000000004',NULL,'{"do":"tally","player":0,"mid":{"sheep":4,"black":true},"final":{"sheep":4,"black":true},"bushes":1,"clovers":2}','2026-11-30T19:12:00+01:00');
INSERT INTO "move" VALUES(6,'5e000003-0000-4000-8000-000000000004',5,'{"do":"tally","player":1,"mid":{"sheep":6,"black":false},"final":{"sheep":6,"black":false},"bushes":1,"clovers":2}','2026-11-30T19:12:40+01:00');
INSERT INTO "move" VALUES(7,'5e000003-0000-4000-8000-000000000004',6,'{"do":"override","player":0,"part":"mid","value":9,"why":"torn"}','2026-11-30T19:13:20+01:00');
INSERT INTO "move" VALUES(8,'5e000003-0000-4000-8000-000000000006',NULL,'{"do":"tally","player":0,"placement":9,"farm":{"same":2},"missions":[1,2,3],"fertilizer":1}','2026-11-30T19:15:00+01:00');
INSERT INTO "move" VALUES(9,'5e000003-0000-4000-8000-000000000006',8,'{"do":"tally","player":1,"placement":9,"farm":{"same":2},"missions":[1,2,3],"fertilizer":1}','2026-11-30T19:15:40+01:00');
INSERT INTO "move" VALUES(10,'5e000003-0000-4000-8000-000000000008',NULL,'{"do":"money","player":0,"amount":-3,"why":"fence"}','2026-11-30T19:17:00+01:00');
CREATE TABLE person (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	colour INTEGER, 
	archived_at VARCHAR, 
	created_at VARCHAR NOT NULL, extra JSON DEFAULT '{}' NOT NULL, merged_into VARCHAR, 
	PRIMARY KEY (id), 
	UNIQUE (folded)
);
INSERT INTO "person" VALUES('5e000003-0000-4000-8000-000000000002','Dora','dora',NULL,NULL,'2026-11-30T19:05:40+01:00','{}',NULL);
INSERT INTO "person" VALUES('5e000003-0000-4000-8000-000000000003','Max 🐑','max 🐑',NULL,NULL,'2026-11-30T19:06:00+01:00','{}',NULL);
INSERT INTO "person" VALUES('5e000003-0000-4000-8000-000000000005','Ana','ana',NULL,NULL,'2026-11-30T19:11:20+01:00','{}','5e000003-0000-4000-8000-000000000007');
INSERT INTO "person" VALUES('5e000003-0000-4000-8000-000000000007','Anna','anna',NULL,NULL,'2026-11-30T19:14:20+01:00','{}',NULL);
CREATE TABLE score (
	session_id VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	winner BOOLEAN NOT NULL, 
	tie_break INTEGER NOT NULL, 
	rating INTEGER, 
	PRIMARY KEY (session_id, position), 
	FOREIGN KEY(session_id) REFERENCES game_session (id) ON DELETE CASCADE
);
INSERT INTO "score" VALUES('5e000003-0000-4000-8000-000000000004',0,29,2,0,2,NULL);
INSERT INTO "score" VALUES('5e000003-0000-4000-8000-000000000004',1,41,1,1,2,NULL);
INSERT INTO "score" VALUES('5e000003-0000-4000-8000-000000000006',0,18,1,1,3,NULL);
INSERT INTO "score" VALUES('5e000003-0000-4000-8000-000000000006',1,18,1,1,3,NULL);
CREATE TABLE score_part (
	session_id VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	part VARCHAR NOT NULL, 
	value INTEGER NOT NULL, 
	PRIMARY KEY (session_id, position, part), 
	FOREIGN KEY(session_id, position) REFERENCES score (session_id, position) ON DELETE CASCADE
);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',0,'sheep_mid',4);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',0,'sheep',4);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',0,'black',1);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',0,'clovers',2);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',0,'mid',9);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',0,'final',21);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',0,'bushes',-1);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',1,'sheep_mid',6);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',1,'sheep',6);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',1,'black',0);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',1,'clovers',2);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',1,'mid',21);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',1,'final',21);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000004',1,'bushes',-1);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',0,'fertilizer_left',1);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',0,'placement',9);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',0,'farm',3);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',0,'missions',6);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',0,'fertilizer',0);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',1,'fertilizer_left',1);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',1,'placement',9);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',1,'farm',3);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',1,'missions',6);
INSERT INTO "score_part" VALUES('5e000003-0000-4000-8000-000000000006',1,'fertilizer',0);
CREATE TABLE seat (
	session_id VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	person_id VARCHAR, 
	name VARCHAR NOT NULL, 
	extra JSON NOT NULL, alias_id VARCHAR, alias_name VARCHAR, 
	PRIMARY KEY (session_id, position), 
	FOREIGN KEY(session_id) REFERENCES game_session (id) ON DELETE CASCADE, 
	FOREIGN KEY(person_id) REFERENCES person (id)
);
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000001',0,'5e000003-0000-4000-8000-000000000002','Dora','{}',NULL,NULL);
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000001',1,'5e000003-0000-4000-8000-000000000003','Max 🐑','{}',NULL,NULL);
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000004',0,'5e000003-0000-4000-8000-000000000002','Dora','{}',NULL,NULL);
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000004',1,'5e000003-0000-4000-8000-000000000007','Anna','{}','5e000003-0000-4000-8000-000000000005','Ana');
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000006',0,'5e000003-0000-4000-8000-000000000007','Anna','{}',NULL,NULL);
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000006',1,'5e000003-0000-4000-8000-000000000002','Dora','{}',NULL,NULL);
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000008',0,'5e000003-0000-4000-8000-000000000002','Dora','{}',NULL,NULL);
INSERT INTO "seat" VALUES('5e000003-0000-4000-8000-000000000008',1,'5e000003-0000-4000-8000-000000000003','Max 🐑','{}',NULL,NULL);
CREATE TABLE setting (
	"key" VARCHAR NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "setting" VALUES('theme','"dark"');
CREATE INDEX box_by_game ON box (game, deleted_at);
CREATE INDEX move_by_parent ON move (session_id, parent_id, id);
CREATE INDEX ix_move_parent_id ON move (parent_id);
CREATE INDEX seat_by_person ON seat (person_id, session_id);
CREATE INDEX session_by_day ON game_session (deleted_at, day, sort_at, id);
CREATE INDEX session_by_game ON game_session (game, deleted_at, day, sort_at, id);
CREATE INDEX session_by_end ON game_session (finished, deleted_at, day, sort_at, id);
CREATE INDEX session_by_place ON game_session (place, deleted_at, day, sort_at, id);
CREATE INDEX session_by_change ON game_session (changed_at);
CREATE INDEX session_by_count ON game_session (finished, counted);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('move',10);
COMMIT;
