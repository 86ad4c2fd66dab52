-- The ids of an application's commands by their names, as JSON. Sentences mention commands by them, also
-- after a start that sends no commands, and in processes that never send any.
ALTER TABLE command_sync ADD COLUMN ids TEXT NOT NULL DEFAULT '{}';
