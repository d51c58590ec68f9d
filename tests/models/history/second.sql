BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
	deleted_at VARCHAR, 
	PRIMARY KEY (id)
);
INSERT INTO "game_session" VALUES('5e000001-0000-4000-8000-000000000001','volle-weide','2026-11-29T22:50:00-05:00','2026-11-29T22:53:20-05:00','Kitchen','Rain','{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','{}','{}',3,1,'{"rows":[{"total":41,"rank":1,"winner":true,"parts":{"mid":6,"final":36,"bushes":-1},"tie_break":2},{"total":37,"rank":2,"winner":false,"parts":{"mid":10,"final":28,"bushes":-1},"tie_break":1},{"total":15,"rank":3,"winner":false,"parts":{"mid":3,"final":15,"bushes":-3},"tie_break":0}],"decided_by":"points","rating":null,"missing":[]}','{"template":"Counting","values":{},"plural":null,"count":null}','{}','2026-11-30T03:50:00.000000','2026-11-29T22:53:20-05:00',NULL);
INSERT INTO "game_session" VALUES('5e000005-0000-4000-8000-000000000005','volle-weide','2026-11-29T22:53:40-05:00','2026-11-29T23:07:20-05:00',NULL,NULL,'{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','{"black_sheep":[[1,0]]}','{}',23,1,'{"rows":[{"total":-1,"rank":1,"winner":true,"parts":{"mid":0,"final":0,"bushes":-1},"tie_break":0}],"decided_by":"points","rating":0,"missing":[]}','{"template":"Round {n}","values":{"n":10},"plural":null,"count":null}','{}','2026-11-30T03:53:40.000000','2026-11-29T23:07:20-05:00',NULL);
INSERT INTO "game_session" VALUES('5e000006-0000-4000-8000-000000000006','volle-weide','2026-11-29T23:07:40-05:00',NULL,'Kitchen',NULL,'{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','{}','{}',24,0,'{"rows":[{"total":0,"rank":null,"winner":null,"parts":{"mid":0,"final":0,"bushes":0},"tie_break":0},{"total":0,"rank":null,"winner":null,"parts":{"mid":0,"final":0,"bushes":0},"tie_break":0}],"decided_by":null,"rating":null,"missing":[]}','{"template":"Round {n}","values":{"n":1},"plural":null,"count":null}','{}','2026-11-30T04:07:40.000000','2026-11-29T23:08:40-05:00',NULL);
INSERT INTO "game_session" VALUES('5e000007-0000-4000-8000-000000000007','volle-weide','2026-12-01T00:10:00+01:00','2026-11-29T23:10:00-05:00',NULL,NULL,'{"sheet":{"name":"Practice sheet A","side":"A","columns":7,"rows":8,"sheep":[[1,0],[2,1],[4,2],[1,3],[6,3],[1,4],[4,4],[3,5],[0,6],[5,6],[1,7],[5,7]],"clovers":[[6,0],[0,2],[3,3],[6,5],[2,6]],"bushes":[[2,1,"s"],[5,1,"s"],[1,3,"e"],[3,4,"e"],[6,4,"s"],[2,6,"e"],[5,7,"s"]],"rocks":[],"fences":{"1":[[0,0,"e"],[0,0,"s"]],"2":[[0,0,"e"],[1,0,"e"],[2,0,"e"]],"3":[[0,0,"e"],[1,0,"s"],[1,1,"e"]],"4":[[0,0,"e"],[0,0,"s"],[0,1,"s"]],"5":[[0,0,"s"],[0,1,"e"],[1,1,"e"],[2,0,"s"]],"6":[[0,0,"e"],[1,0,"e"],[2,0,"s"],[2,1,"s"],[1,2,"e"]]},"track":{"mid":6,"end":10}}}','{}','{}',25,1,'{"rows":[{"total":7,"rank":1,"winner":true,"parts":{"mid":1,"final":6,"bushes":0},"tie_break":1}],"decided_by":"points","rating":0,"missing":[]}','{"template":"Counting","values":{},"plural":null,"count":null}','{}','2026-11-30T23:10:00.000000','2026-11-29T23:10:00-05:00','2026-11-29T23:10:20-05:00');
CREATE TABLE move (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id VARCHAR NOT NULL, 
	parent_id INTEGER, 
	data VARCHAR NOT NULL, 
	made_at VARCHAR NOT NULL, 
	FOREIGN KEY(session_id) REFERENCES game_session (id) ON DELETE CASCADE, 
	FOREIGN KEY(parent_id) REFERENCES move (id)
);
INSERT INTO "move" VALUES(1,'5e000001-0000-4000-8000-000000000001',NULL,'{"do":"tally","player":0,"mid":{"sheep":3,"black":false},"final":{"sheep":6,"black":true},"bushes":1,"clovers":2}','2026-11-29T22:51:40-05:00');
INSERT INTO "move" VALUES(2,'5e000001-0000-4000-8000-000000000001',1,'{"do":"tally","player":1,"mid":{"sheep":4,"black":false},"final":{"sheep":7,"black":false},"bushes":1,"clovers":1}','2026-11-29T22:52:20-05:00');
INSERT INTO "move" VALUES(3,'5e000001-0000-4000-8000-000000000001',2,'{"do":"tally","player":2,"mid":{"sheep":2,"black":false},"final":{"sheep":5,"black":false},"bushes":3,"clovers":0}','2026-11-29T22:53:00-05:00');
INSERT INTO "move" VALUES(4,'5e000005-0000-4000-8000-000000000005',NULL,'{"do":"roll","face":2}','2026-11-29T22:54:20-05:00');
INSERT INTO "move" VALUES(5,'5e000005-0000-4000-8000-000000000005',4,'{"do":"draw","player":0,"at":[0,4],"turn":1}','2026-11-29T22:55:00-05:00');
INSERT INTO "move" VALUES(6,'5e000005-0000-4000-8000-000000000005',5,'{"do":"roll","face":1}','2026-11-29T22:55:40-05:00');
INSERT INTO "move" VALUES(7,'5e000005-0000-4000-8000-000000000005',6,'{"do":"draw","player":0,"at":[5,2],"turn":3}','2026-11-29T22:56:20-05:00');
INSERT INTO "move" VALUES(8,'5e000005-0000-4000-8000-000000000005',7,'{"do":"roll","face":4}','2026-11-29T22:57:00-05:00');
INSERT INTO "move" VALUES(9,'5e000005-0000-4000-8000-000000000005',8,'{"do":"draw","player":0,"at":[3,5],"turn":2}','2026-11-29T22:57:40-05:00');
INSERT INTO "move" VALUES(10,'5e000005-0000-4000-8000-000000000005',9,'{"do":"roll","face":2}','2026-11-29T22:58:20-05:00');
INSERT INTO "move" VALUES(11,'5e000005-0000-4000-8000-000000000005',10,'{"do":"draw","player":0,"at":[0,5],"turn":0}','2026-11-29T22:59:00-05:00');
INSERT INTO "move" VALUES(12,'5e000005-0000-4000-8000-000000000005',11,'{"do":"roll","face":1}','2026-11-29T22:59:40-05:00');
INSERT INTO "move" VALUES(13,'5e000005-0000-4000-8000-000000000005',12,'{"do":"draw","player":0,"at":[5,0],"turn":0}','2026-11-29T23:00:20-05:00');
INSERT INTO "move" VALUES(14,'5e000005-0000-4000-8000-000000000005',13,'{"do":"roll","face":4}','2026-11-29T23:01:00-05:00');
INSERT INTO "move" VALUES(15,'5e000005-0000-4000-8000-000000000005',14,'{"do":"draw","player":0,"at":[5,7],"turn":3}','2026-11-29T23:01:40-05:00');
INSERT INTO "move" VALUES(16,'5e000005-0000-4000-8000-000000000005',15,'{"do":"roll","face":3}','2026-11-29T23:02:20-05:00');
INSERT INTO "move" VALUES(17,'5e000005-0000-4000-8000-000000000005',16,'{"do":"draw","player":0,"at":[0,3],"turn":0}','2026-11-29T23:03:00-05:00');
INSERT INTO "move" VALUES(18,'5e000005-0000-4000-8000-000000000005',17,'{"do":"roll","face":2}','2026-11-29T23:03:40-05:00');
INSERT INTO "move" VALUES(19,'5e000005-0000-4000-8000-000000000005',18,'{"do":"draw","player":0,"at":[4,1],"turn":2}','2026-11-29T23:04:20-05:00');
INSERT INTO "move" VALUES(20,'5e000005-0000-4000-8000-000000000005',19,'{"do":"roll","face":5}','2026-11-29T23:05:00-05:00');
INSERT INTO "move" VALUES(21,'5e000005-0000-4000-8000-000000000005',20,'{"do":"draw","player":0,"at":[1,6],"turn":1}','2026-11-29T23:05:40-05:00');
INSERT INTO "move" VALUES(22,'5e000005-0000-4000-8000-000000000005',21,'{"do":"roll","face":3}','2026-11-29T23:06:20-05:00');
INSERT INTO "move" VALUES(23,'5e000005-0000-4000-8000-000000000005',22,'{"do":"draw","player":0,"at":[6,4],"turn":3}','2026-11-29T23:07:00-05:00');
INSERT INTO "move" VALUES(24,'5e000006-0000-4000-8000-000000000006',NULL,'{"do":"roll","face":2}','2026-11-29T23:08:20-05:00');
INSERT INTO "move" VALUES(25,'5e000007-0000-4000-8000-000000000007',NULL,'{"do":"tally","player":0,"mid":{"sheep":1,"black":false},"final":{"sheep":1,"black":true},"bushes":0,"clovers":1}','2026-11-29T23:09:40-05:00');
CREATE TABLE person (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	colour INTEGER, 
	archived_at VARCHAR, 
	created_at VARCHAR NOT NULL, extra JSON DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (folded)
);
INSERT INTO "person" VALUES('5e000002-0000-4000-8000-000000000002','Dora','dora',NULL,NULL,'2026-11-29T22:50:20-05:00','{}');
INSERT INTO "person" VALUES('5e000003-0000-4000-8000-000000000003','Max','max',NULL,NULL,'2026-11-29T22:50:40-05:00','{}');
INSERT INTO "person" VALUES('5e000004-0000-4000-8000-000000000004','Eva','eva',NULL,'2026-11-29T23:10:40-05:00','2026-11-29T22:51:00-05:00','{}');
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
INSERT INTO "seat" VALUES('5e000001-0000-4000-8000-000000000001',0,'5e000002-0000-4000-8000-000000000002','Dora','{}');
INSERT INTO "seat" VALUES('5e000001-0000-4000-8000-000000000001',1,'5e000003-0000-4000-8000-000000000003','Max','{}');
INSERT INTO "seat" VALUES('5e000001-0000-4000-8000-000000000001',2,'5e000004-0000-4000-8000-000000000004','Eva','{}');
INSERT INTO "seat" VALUES('5e000005-0000-4000-8000-000000000005',0,'5e000002-0000-4000-8000-000000000002','Dora','{}');
INSERT INTO "seat" VALUES('5e000006-0000-4000-8000-000000000006',0,'5e000003-0000-4000-8000-000000000003','Max','{}');
INSERT INTO "seat" VALUES('5e000006-0000-4000-8000-000000000006',1,'5e000002-0000-4000-8000-000000000002','Dora','{}');
INSERT INTO "seat" VALUES('5e000007-0000-4000-8000-000000000007',0,'5e000003-0000-4000-8000-000000000003','Max','{}');
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
INSERT INTO "sqlite_sequence" VALUES('move',25);
COMMIT;
