-- Calls of players to an open challenge: the message that says how it ended. Stored as 0 before it is sent.
ALTER TABLE matches ADD COLUMN call_id BIGINT;
