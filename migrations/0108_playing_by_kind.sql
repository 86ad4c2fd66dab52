-- A person plays one game with people and one against an engine in a channel, so that the bot keeps nobody from
-- a friend. What a process of 1.0.0 stores beside this one counts as with people.
CREATE TABLE playing_by_kind (
    channel_id BIGINT NOT NULL, person_id BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    against_engine INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (channel_id, person_id, against_engine)
);
INSERT INTO playing_by_kind
SELECT playing.channel_id, person_id, match_id, CASE WHEN coalesce(x_engine, o_engine) IS NULL THEN 0 ELSE 1 END
FROM playing JOIN matches ON matches.id = match_id;
DROP TABLE playing;
ALTER TABLE playing_by_kind RENAME TO playing;
CREATE INDEX playing_by_match ON playing (match_id);
