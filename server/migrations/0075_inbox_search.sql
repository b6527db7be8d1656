-- A word that most conversations hold is found by walking from the newest; an address by its beginning, not by its letters.
create index conversations_by_last on conversations (last_at, id);
create index conversations_by_address_prefix on conversations (lower(email) collate "C", id);
