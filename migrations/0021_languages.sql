-- The language of what everybody on a server sees. `language` is one that the server's managers have
-- chosen; NULL is that of whoever starts a game. `locale` is the one that Discord has for the server, for
-- what nobody starts, such as the welcome; it is English until Discord has told it.
ALTER TABLE servers ADD COLUMN language TEXT;
ALTER TABLE joined_servers ADD COLUMN locale TEXT NOT NULL DEFAULT 'en-US';
