-- On which shards of Discord the bot runs, since several processes can share a database.
--
-- A row stands from the start of a process until its clean end. A start that finds rows of its
-- shards has their boards redrawn, and shows left behind on its shards are ended. `runs.clean` is for
-- processes of the version before, which may run beside newer ones while they are upgraded.
CREATE TABLE running_shards (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    PRIMARY KEY (shard, shards)
);
INSERT INTO running_shards (shard, shards) SELECT 0, 1 FROM runs WHERE clean = 0;
ALTER TABLE shows ADD COLUMN guild_id BIGINT;
