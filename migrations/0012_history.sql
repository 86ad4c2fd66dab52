-- History: pages of finished games, and who may see somebody's games.
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
