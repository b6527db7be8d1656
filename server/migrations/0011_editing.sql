-- Editing: who saved last, which revision visitors see, and everything that was ever published.
alter table products
  add column saved_at timestamptz,
  add column saved_by text references users (id),
  add column published_revision integer;
update products set saved_at = coalesce(published_at, created_at), published_revision = case when published is not null then revision end;
alter table products alter column saved_at set not null;

alter table bundles
  add column saved_at timestamptz,
  add column saved_by text references users (id),
  add column published_revision integer;
update bundles set saved_at = coalesce(published_at, created_at), published_revision = case when published is not null then revision end;
alter table bundles alter column saved_at set not null;

-- A draft that nobody wants any more can be put away without ever having been published.
alter table products drop constraint products_check;
alter table products add constraint live_is_published check (state <> 'Live' or (published is not null and published_at is not null));
alter table bundles drop constraint bundles_check;
alter table bundles add constraint live_is_published check (state <> 'Live' or (published is not null and published_at is not null));

alter table creators
  add column page_revision integer not null default 0,
  add column page_published_revision integer,
  add column page_saved_at timestamptz,
  add column page_saved_by text references users (id);
update creators set page_published_revision = 0 where published_page is not null;

-- What was published, as it was edited then, so that it can be edited again.
create table published_versions (
  kind text not null check (kind in ('product', 'bundle', 'storefront')),
  creator_id text not null references creators (id),
  -- The storefront is the creator's one page: its item is ''.
  item_id text not null,
  number integer not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by text references users (id),
  primary key (kind, creator_id, item_id, number)
);

create table creator_terms_signatures (
  creator_id text not null references creators (id),
  version text not null,
  signed_at timestamptz not null,
  signed_by text not null references users (id),
  primary key (creator_id, version)
);

-- A draft that is saved changes nothing a visitor sees, so it drops no kept page: only what is shown tells.
drop trigger products_changed on products;
create trigger products_changed after insert or delete or update of type, category, state, published, published_at on products
  for each row execute function tell_pages_changed('creator_id');
drop trigger bundles_changed on bundles;
create trigger bundles_changed after insert or delete or update of state, published, published_at on bundles
  for each row execute function tell_pages_changed('creator_id');
drop trigger creators_changed on creators;
create trigger creators_changed after insert or delete or update of slug, name, tagline, description, website_url, logo_url, bio_image_url,
  whitelabel, live, featured, social_media_accounts, allowed_origins, published_page on creators
  for each row execute function tell_pages_changed('id');
