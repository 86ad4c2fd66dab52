-- Servers that have added the bot, so that each gets one welcome, even if it joined while the bot was
-- off. A row is removed when the bot leaves the server.
--
-- `listed_shards` holds the shards whose servers were listed at least once. The servers of a first list
-- have had the bot since before there were welcomes, so they count as welcomed.
CREATE TABLE joined_servers (
    application_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (application_id, guild_id)
) WITHOUT ROWID;
CREATE TABLE listed_shards (
    application_id BIGINT NOT NULL,
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    PRIMARY KEY (application_id, shard, shards)
) WITHOUT ROWID;
