-- In which order a person blocked others, since not every engine keeps the order of rows.
ALTER TABLE blocks ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
UPDATE blocks SET position = rowid;
