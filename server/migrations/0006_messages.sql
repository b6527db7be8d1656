-- What people write to support; kept until it is answered, and a copy goes out by mail.
create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);
