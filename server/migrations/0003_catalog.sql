create table images (
  id uuid primary key,
  creator_id text not null references creators (id),
  full_key text not null,
  half_key text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);

create table sounds (
  url text primary key,
  creator_id text not null references creators (id),
  peaks text not null,
  seconds double precision not null,
  loudness double precision not null,
  created_at timestamptz not null
);

-- A product's content is one document: a draft that is edited and a published copy that visitors read.
create table products (
  creator_id text not null references creators (id),
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  type text not null check (type in ('Plugin', 'DigitalProduct')),
  category text not null,
  state text not null check (state in ('Draft', 'Live', 'Archived')),
  draft jsonb not null,
  published jsonb,
  revision integer not null,
  published_at timestamptz,
  created_at timestamptz not null,
  search text generated always as (
    lower(coalesce(published ->> 'name', '') || ' ' || coalesce(published ->> 'tagline', '') || ' ' || coalesce(published ->> 'tags', ''))
  ) stored,
  primary key (creator_id, id),
  check (state = 'Draft' or (published is not null and published_at is not null))
);
create index products_by_newest on products (published_at desc, creator_id, id) where state = 'Live';
create index products_by_category on products (category, published_at desc) where state = 'Live';

create table bundles (
  creator_id text not null references creators (id),
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  state text not null check (state in ('Draft', 'Live', 'Archived')),
  draft jsonb not null,
  published jsonb,
  revision integer not null,
  published_at timestamptz,
  created_at timestamptz not null,
  primary key (creator_id, id),
  check (state = 'Draft' or (published is not null and published_at is not null))
);

create trigger products_changed after insert or update or delete on products
  for each row execute function tell_pages_changed('creator_id');
create trigger bundles_changed after insert or update or delete on bundles
  for each row execute function tell_pages_changed('creator_id');
