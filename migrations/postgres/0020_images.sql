-- The least image of the moves of a finished match against the bot, among those that the symmetries of
-- its board give. Matches that repeat each other have the same, so that the end of another one reads few
-- of the person's latest. NULL, as in matches that ended before, may repeat any.
ALTER TABLE matches ADD COLUMN image TEXT;
