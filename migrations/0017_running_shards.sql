-- On which shards of Discord the bot runs, since several processes can share a database.
--
-- A row stands from the start of a process until its clean end. A start that finds rows of its
-- shards has their boards redrawn, and shows left behind on its shards are ended. In the only
-- process of a file the one shard has all servers. `runs.clean` is read no more; it stays, as in the
-- twin, for processes of the version before that run beside newer ones.
CREATE TABLE running_shards (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    PRIMARY KEY (shard, shards)
) WITHOUT ROWID;
INSERT INTO running_shards (shard, shards) SELECT 0, 1 FROM runs WHERE clean = 0;
ALTER TABLE shows ADD COLUMN guild_id BIGINT;
