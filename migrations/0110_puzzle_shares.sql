-- Results of daily puzzles that people shared in a channel, each once there, in place of finished games (`shares`).
-- `message_id` is empty until the message was sent. Once `withdrawn`, it is deleted and then the row.
CREATE TABLE puzzle_shares (
    id INTEGER PRIMARY KEY,
    person_id BIGINT NOT NULL, number INTEGER NOT NULL,
    guild_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, message_id BIGINT,
    withdrawn INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_puzzle_share ON puzzle_shares (person_id, number, channel_id);
CREATE INDEX puzzle_shares_withdrawn ON puzzle_shares (id) WHERE withdrawn = 1;
