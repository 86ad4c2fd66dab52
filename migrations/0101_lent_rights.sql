-- The bot lends nobody its rights, and takes only what it has given.
-- Champions' roles: `sent` is 0 until Discord is told to give the role. Older versions told it of all.
ALTER TABLE season_roles ADD COLUMN sent INTEGER NOT NULL DEFAULT 1;
-- Servers: `call_anyway` is a role to call that need not be open to everybody: who chose it may mention all.
ALTER TABLE servers ADD COLUMN call_anyway BIGINT;
