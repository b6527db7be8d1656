create table creators (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  name text not null check (length(name) between 1 and 100),
  tagline text,
  description text,
  business_name text,
  tax_id text,
  email text,
  website_url text,
  address jsonb,
  owner_id text,
  logo_url text,
  bio_image_url text,
  whitelabel boolean not null default false,
  live boolean not null default false,
  featured boolean not null default false,
  installer_configuration jsonb,
  social_media_accounts jsonb,
  allowed_origins text[] not null default '{}',
  -- The storefront page: what is being edited, and what visitors see.
  draft_page jsonb,
  published_page jsonb,
  created_at timestamptz not null
);

-- Slugs that were once in use and now lead to their creator.
create table creator_former_slugs (
  slug text primary key,
  creator_id text not null references creators (id),
  until timestamptz not null
);

create trigger creators_changed after insert or update or delete on creators
  for each row execute function tell_pages_changed('id');

-- A creator is found by its id, its slug or a slug it once had. Renaming keeps the three apart.
create function find_creator_id(word text) returns text language sql stable as $$
  select id from creators where slug = word
  union all
  select id from creators where id = word
  union all
  select creator_id from creator_former_slugs where slug = word
  limit 1
$$;
