-- What SQL asks for of products and bundles, written by the store beside their documents: as they are published, else as they are
-- drafted. A document is read by its own code alone, which knows its older versions.
alter table products
  add column name text not null default '',
  add column tagline text,
  add column description text,
  add column icon_url text,
  add column external_fulfillment text,
  -- The prices of the first variation, in minor units by currency.
  add column default_prices jsonb,
  -- The lowest price of all variations in US cents.
  add column cheapest_price integer not null default 0,
  add column tags text[] not null default '{}',
  add column page_texts text not null default '',
  -- Only names that can be filtered by.
  add column formats text[] not null default '{}',
  add column systems text[] not null default '{}';

update products p set
  name = coalesce(shown.content ->> 'name', ''),
  tagline = shown.content ->> 'tagline',
  description = shown.content ->> 'description',
  icon_url = shown.content ->> 'iconUrl',
  external_fulfillment = shown.content ->> 'externalFulfillment',
  default_prices = shown.content #> '{variations,0,prices}',
  cheapest_price = coalesce((
    select min((variation #>> '{prices,USD}')::integer) from jsonb_array_elements(shown.content -> 'variations') variation), 0),
  tags = array(select jsonb_array_elements_text(shown.content -> 'tags')),
  page_texts = coalesce((
    select string_agg(nullif(concat_ws(' ', block ->> 'title', block ->> 'subtitle', block ->> 'body'), ''), ' ')
    from jsonb_array_elements(shown.content -> 'pageBlocks') block), ''),
  formats = array(select format collate "C" from unnest(formats_of(shown.content -> 'compatibility')) format order by 1),
  systems = array(select system collate "C" from unnest(systems_of(shown.content -> 'compatibility')) system order by 1)
from products s cross join lateral (select coalesce(s.published, s.draft) as content) shown
where s.creator_id = p.creator_id and s.id = p.id;

alter table bundles
  add column name text not null default '',
  add column tagline text,
  add column description text,
  add column image_url text,
  add column partial boolean not null default false,
  add column product_ids text[] not null default '{}';

update bundles b set
  name = coalesce(shown.content ->> 'name', ''),
  tagline = shown.content ->> 'tagline',
  description = shown.content ->> 'description',
  image_url = shown.content ->> 'imageUrl',
  partial = coalesce((shown.content ->> 'partial')::boolean, false),
  product_ids = array(select jsonb_array_elements_text(shown.content -> 'productIds'))
from bundles s cross join lateral (select coalesce(s.published, s.draft) as content) shown
where s.creator_id = b.creator_id and s.id = b.id;

-- Search reads the columns.
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
where p.creator_id = of_creator and (of_product is null or p.id = of_product) and p.state = 'Live' and c.live
$$;
drop function formats_of;
drop function systems_of;

-- Each kind of version is a document of its own.
alter table published_versions
  add column name text not null default '',
  add column product jsonb,
  add column bundle jsonb,
  add column storefront jsonb;
update published_versions v set
  name = coalesce(v.content ->> 'name', ''),
  product = case when v.kind = 'product' then v.content end,
  bundle = case when v.kind = 'bundle' then v.content end,
  storefront = case when v.kind = 'storefront' then v.content end;
alter table published_versions
  drop column content,
  add constraint of_its_kind check (
    (product is not null) = (kind = 'product') and (bundle is not null) = (kind = 'bundle') and (storefront is not null) = (kind = 'storefront'));
