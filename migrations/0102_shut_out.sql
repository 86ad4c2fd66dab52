-- Who the host shuts out: servers by their ids, and people by their pseudonyms, so that a deletion
-- changes nothing here.
CREATE TABLE shut_out (id BIGINT NOT NULL PRIMARY KEY);
