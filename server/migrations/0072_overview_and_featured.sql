-- Until when a bank wants to hear us about a dispute. Where a provider did not say, a week is what card schemes give at least.
alter table disputes add column due_at timestamptz;
update disputes set due_at = opened_at + interval '7 days' where status = 'Open';
create index disputes_open on disputes (due_at) where status = 'Open';

-- Promises that the hourly check found broken: since when, and how often.
create table broken_promises (
  promise text primary key,
  violations integer not null,
  -- Some of them, to begin looking.
  examples text[] not null,
  since timestamptz not null,
  checked_at timestamptz not null
);

-- How requests went, by hour and route, of all processes together.
create table request_figures (
  hour timestamptz not null,
  route text not null,
  requests integer not null,
  errors integer not null,
  -- Longer than a second.
  slow integer not null,
  milliseconds bigint not null,
  longest integer not null,
  primary key (hour, route)
);

-- What the front of the shop shows first, in the order that staff chose. Each list is changed as a whole; its version counts changes.
create table featured_lists (
  kind text primary key check (kind in ('creators', 'products')),
  version integer not null default 0
);
insert into featured_lists (kind) values ('creators'), ('products');
create table featured_items (
  kind text not null references featured_lists (kind),
  creator_id text not null references creators (id),
  -- Empty for a creator.
  product_id text not null default '',
  index integer not null,
  -- The first and the last day, UTC; open where nothing is said.
  first_day date,
  last_day date,
  primary key (kind, creator_id, product_id),
  check ((kind = 'creators') = (product_id = '')),
  check (first_day is null or last_day is null or first_day <= last_day)
);
create trigger featured_items_changed after insert or update or delete on featured_items
  for each row execute function tell_pages_changed('creator_id');
-- Who was featured before stays so, by name.
insert into featured_items (kind, creator_id, index)
  select 'creators', c.id, (row_number() over (order by lower(c.name), c.id))::int - 1 from creators c where c.featured;
