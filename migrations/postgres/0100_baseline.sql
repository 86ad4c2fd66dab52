-- What only PostgreSQL has, after the tables that both databases have.
--
-- The number of a match that ends comes from a sequence, since two may end at once; it has gaps.
CREATE SEQUENCE matches_ended;

-- Which process has which shards, for several that share this database. All times are of its clock.
--
-- Who has the advisory lock of a shard serves it. A process that is frozen keeps its locks, so it also
-- has to renew its claims: once one is too old, a process that stands by ends the backend of the lock.
CREATE TABLE shard_claims (
    shard INTEGER PRIMARY KEY,
    holder TEXT NOT NULL, backend_pid INTEGER NOT NULL, renewed_at TIMESTAMPTZ NOT NULL
);
-- The first key of these locks is a number of this project, the second is the shard.
CREATE VIEW shard_locks AS
SELECT objid::integer AS shard, pid FROM pg_locks
WHERE locktype = 'advisory' AND classid = 1315927400 AND objsubid = 2 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
-- How many shards there are. It changes only while nobody has one.
CREATE TABLE shard_count (id INTEGER PRIMARY KEY CHECK (id = 1), shards INTEGER NOT NULL);
INSERT INTO shard_count (id, shards) VALUES (1, 1);
-- When something may happen next of which Discord takes only so much from all processes together.
CREATE TABLE turns (name TEXT PRIMARY KEY, next_at TIMESTAMPTZ NOT NULL);
