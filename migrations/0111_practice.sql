-- Positions of people's own finished games in which their move gave up a result, to be practised; only of people
-- who practise. A game that was looked through has a row for each, or one with ply -1 if it has none.
-- `position` is the same for all images of a position, and `ended` the match's number, which tells the later game.
-- A position comes when it is `due_at`, or no more if that is empty. While it is `open`, nothing was pressed since
-- it was shown; it is `solved` if it was at once the last time.
CREATE TABLE practice (
    person_id BIGINT NOT NULL, match_id BIGINT NOT NULL, ply INTEGER NOT NULL,
    variant TEXT NOT NULL, position BIGINT NOT NULL, ended BIGINT NOT NULL,
    due_at BIGINT, shown_at BIGINT,
    open INTEGER NOT NULL DEFAULT 0, solved INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person_id, match_id, ply)
);
CREATE INDEX practice_due ON practice (person_id, due_at) WHERE due_at IS NOT NULL AND shown_at IS NOT NULL;
CREATE INDEX practice_new ON practice (person_id, ended, ply) WHERE due_at IS NOT NULL AND shown_at IS NULL;
CREATE INDEX practice_by_position ON practice (person_id, position);
