-- What staff decide about a creator. The version counts their changes: whoever changes something says which one they saw.
alter table creators
  add column admin_version integer not null default 0,
  add column suspended_at timestamptz,
  -- Why nothing new is sold; its team reads it.
  add column suspended_reason text,
  add column search text not null generated always as (lower(name || ' ' || id || ' ' || slug)) stored,
  add constraint creators_suspended_with_a_reason check ((suspended_at is null) = (suspended_reason is null));

create index creators_in_order on creators (lower(name), id);
create index creators_live_in_order on creators (lower(name), id) where live;
create index creators_hidden_in_order on creators (lower(name), id) where not live;
create index creators_featured_in_order on creators (lower(name), id) where featured;
create index creators_suspended_in_order on creators (lower(name), id) where suspended_at is not null;
create index creators_search on creators using gin (search gin_trgm_ops);

-- What we take of a creator's sales, from a day on. Rows are only ever added: of several for one day the last counts, and what was
-- taken before that day is as it was. No rate is the shop's own.
create table creator_fees (
  index bigint generated always as identity primary key,
  creator_id text not null references creators (id),
  valid_from date not null,
  rate numeric check (rate between 0 and 1),
  set_at timestamptz not null,
  set_by text references users (id)
);
create index creator_fees_by_day on creator_fees (creator_id, valid_from desc, index desc);
insert into creator_fees (creator_id, valid_from, rate, set_at)
  select c.id, c.created_at::date, c.fee_rate, c.created_at from creators c where c.fee_rate is not null order by c.id;
alter table creators drop column fee_rate;
create trigger creator_fees_are_append_only before update or delete on creator_fees for each row execute function refuse_change();
create trigger creator_fees_are_not_emptied before truncate on creator_fees for each statement execute function refuse_change();
revoke update, delete, truncate on creator_fees from public, current_user;

-- A creator that sells nothing new is in no search and on no shelf, and its pages say so.
drop trigger creators_changed on creators;
create trigger creators_changed after insert or delete or update of slug, name, tagline, description, website_url, logo_url, bio_image_url,
  whitelabel, live, featured, social_media_accounts, allowed_origins, published_page, suspended_at on creators
  for each row execute function tell_pages_changed('id');

create or replace function searchable_products(of_creator text, of_product text) returns table (
  creator_id text, id text, category text, published_at timestamptz, name text, creator text, tagline text, tags text[], texts text,
  price integer, price_band text, formats text[], systems text[]
) language sql stable as $$
select p.creator_id, p.id, p.category, p.published_at, fold_words(p.name) as name, fold_words(c.name) as creator,
  fold_words(p.tagline) as tagline,
  (select coalesce(array_agg(fold_words(tag)), '{}') from unnest(p.tags) tag) as tags,
  fold_words(concat_ws(' ', p.description, p.page_texts)) as texts,
  p.cheapest_price as price, price_band_of(p.cheapest_price) as price_band, p.formats, p.systems
from products p
join creators c on c.id = p.creator_id
where p.creator_id = of_creator and (of_product is null or p.id = of_product) and p.state = 'Live' and c.live and c.suspended_at is null
$$;

create or replace function creator_changed_for_search() returns trigger language plpgsql as $$
begin
  delete from creator_search s where s.creator_id = new.id;
  insert into creator_search (creator_id, name)
    select c.id, fold_words(c.name) from creators c where c.id = new.id and c.live and c.suspended_at is null;
  perform list_for_search(new.id);
  return null;
end $$;
drop trigger creator_search_follows on creators;
create trigger creator_search_follows after insert or update of name, live, suspended_at on creators
  for each row execute function creator_changed_for_search();
