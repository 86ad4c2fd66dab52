-- History: pages of finished games, who may see somebody's games, and games that were shared.
--
-- The indexes hold all that a page selects by, so that it reads the rows of its ten games alone. A
-- server's games are found for each variant on its own.
DROP INDEX matches_of_x;
DROP INDEX matches_of_o;
CREATE INDEX matches_of_x ON matches (x_person, ended, variant, guild_id, o_person)
WHERE x_person IS NOT NULL;
CREATE INDEX matches_of_o ON matches (o_person, ended, variant, guild_id, x_person)
WHERE o_person IS NOT NULL;
CREATE INDEX matches_of_server ON matches (guild_id, variant, ended, x_person, o_person)
WHERE guild_id IS NOT NULL AND ended IS NOT NULL;

-- 1 if members of a server may see the person's games there, 0 if nobody else may.
ALTER TABLE people ADD COLUMN games INTEGER NOT NULL DEFAULT 1;

-- Shares: finished games that one of their players has posted in a channel. Once `withdrawn`, the
-- message is deleted, and then the row. `message_id` is NULL until the message was sent.
CREATE TABLE shares (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    person_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    shared_at BIGINT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_share ON shares (match_id, channel_id) WHERE withdrawn = 0;
CREATE INDEX shares_by_person ON shares (person_id, shared_at);
CREATE INDEX shares_withdrawn ON shares (id) WHERE withdrawn = 1;
