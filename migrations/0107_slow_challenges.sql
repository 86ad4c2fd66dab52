-- A slow challenge is open for a day, as by five minutes nobody has seen it who is away. Those that are open
-- stay so, and the many of a day are found by their channels.
UPDATE matches SET due_at = started_at + 86400000
WHERE status = 'invited' AND pace = 'slow' AND due_at IS NOT NULL;
CREATE INDEX challenges_by_channel ON matches (channel_id) WHERE status = 'invited';
