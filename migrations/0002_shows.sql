-- Shows: two engines playing each other in a channel for people to watch.
--
-- A row stands only while its show runs, so that a channel has one at a time, and so that a start
-- after a crash finds the shows that were cut short and can say so on their messages. The token is
-- the interaction's: it edits the message for 15 minutes and is worthless after.
CREATE TABLE shows (
    id INTEGER PRIMARY KEY,
    channel_id BIGINT NOT NULL UNIQUE,
    message_id BIGINT,
    token TEXT NOT NULL,
    starter_id BIGINT NOT NULL,
    x_engine TEXT NOT NULL,
    o_engine TEXT NOT NULL,
    language TEXT NOT NULL,
    seed BIGINT NOT NULL
);
