-- A bucket of ranks that nobody is in any more has no row. The table sees to that itself, so that the
-- end of a match takes one statement less.
CREATE TRIGGER empty_buckets AFTER UPDATE ON slots WHEN NEW.people = 0
BEGIN
    DELETE FROM slots
    WHERE scope = NEW.scope AND variant = NEW.variant AND grain = NEW.grain AND slot = NEW.slot;
END;
