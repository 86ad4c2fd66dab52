-- Former people: what protects others outlives the deletion of the person whom it keeps out.
--
-- In blocks, pings and declines a deletion replaces the person's id by a pseudonym: a number below
-- zero, made from the id with the key. The same id has the same pseudonym whenever it comes back, so
-- nothing has to be stored to find it. Whoever has this database has the key too, and can tell
-- whether an id that they know is the one: this is pseudonymous data, not anonymous data.
CREATE TABLE pseudonym_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB NOT NULL
);
INSERT INTO pseudonym_key (id, key) VALUES (1, randomblob(32));

-- In matches a deletion replaces the id by a stand-in: a random number below zero. For 30 days a row
-- says whose it is, so that nobody improves their rating by deleting what they lost.
CREATE TABLE former_people (
    stand_in BIGINT PRIMARY KEY,
    pseudonym BIGINT NOT NULL,
    erased_at BIGINT NOT NULL
);
CREATE INDEX former_people_by_pseudonym ON former_people (pseudonym);
CREATE INDEX former_people_by_time ON former_people (erased_at);

-- Who of the two pinged, so that one person's pings can be counted. NULL in rows from before.
ALTER TABLE pings ADD COLUMN challenger BIGINT;
CREATE INDEX pings_by_time ON pings (pinged_at);
CREATE INDEX declines_by_time ON declines (declined_at);
