-- What mail an address wants: from the shop (scope '') or from a creator (scope = its id).
create table communication_preferences (
  scope text not null,
  -- In small letters, as addresses are compared.
  email text not null check (email = lower(email)),
  name text,
  newsletter boolean not null,
  product_updates boolean not null,
  -- Until the address has said yes, nothing but that question is sent there.
  confirmed_at timestamptz,
  changed_at timestamptz not null,
  primary key (scope, email)
);
