-- What is stored as a fingerprint cannot be made anew when ENCRYPTION_KEY changes, because nobody knows what it is of. So the
-- keys of fingerprints are stored, encrypted by ENCRYPTION_KEY, and only their encryption changes with it.
create table fingerprint_keys (
  purpose text primary key,
  encrypted text not null
);
