-- What a product is and where it runs, as words with their facet's name before them (genre:House, host:Reaper, runs:macOS-arm/VST3),
-- written by the store beside its documents.
alter table products add column traits text[] not null default '{}';

with shown as (
  select p.creator_id, p.id, coalesce(p.published, p.draft) -> 'compatibility' as content from products p
),
tried as (
  select distinct s.creator_id, s.id, known.name
  from shown s
  cross join lateral jsonb_array_elements_text(s.content -> 'hosts') named
  join (values ('Ableton Live'), ('Bitwig Studio'), ('Cubase'), ('FL Studio'), ('GarageBand'), ('Logic Pro'), ('Pro Tools'), ('Reaper'), ('Reason'),
    ('Studio One')) as known (name) on starts_with(lower(named), lower(known.name))
),
machines as (
  select s.creator_id, s.id, known.name as system, system -> 'formats' as formats,
    coalesce(system ->> 'note', '') ~* 'silicon|arm|universal' as is_arm, coalesce(system ->> 'note', '') ~* 'intel|x64|x86|universal' as is_intel
  from shown s
  cross join lateral jsonb_array_elements(s.content -> 'systems') system
  join (values ('mac', 'macOS'), ('os x', 'macOS'), ('windows', 'Windows'), ('linux', 'Linux')) as known (start, name)
    on starts_with(lower(system ->> 'name'), known.start)
),
runs as (
  select m.creator_id, m.id, m.system || '-' || processor.name || '/' || known.name as studio
  from machines m
  cross join lateral jsonb_array_elements_text(m.formats) format
  join (values ('vst3', 'VST3'), ('au', 'AU'), ('aax', 'AAX'), ('clap', 'CLAP'), ('standalone', 'Standalone')) as known (word, name)
    on known.word = lower(format)
  join (values ('arm'), ('x64')) as processor (name) on case processor.name
    when 'arm' then m.is_arm or not m.is_intel or m.system <> 'Linux'
    else m.is_intel or not m.is_arm end
)
update products p set traits = array(
  select t.trait collate "C" from (
    select 'host:' || h.name from tried h where h.creator_id = p.creator_id and h.id = p.id
    union
    select 'runs:' || r.studio from runs r where r.creator_id = p.creator_id and r.id = p.id
    union
    -- A session runs in its hosts, and what needs neither a machine nor a host runs anywhere.
    select 'runs:' || h.name from tried h where h.creator_id = p.creator_id and h.id = p.id and s.content -> 'systems' = '[]'
    union
    select 'runs:any' where s.content -> 'systems' = '[]' and not exists (select from tried h where h.creator_id = p.creator_id and h.id = p.id)
  ) t (trait) order by 1
)
from shown s where s.creator_id = p.creator_id and s.id = p.id;

-- The same words as numbers. A number never means anything else later, so that whoever knows one need not ask again.
create table search_facets (
  id integer generated always as identity primary key,
  token text collate "C" not null unique
);

create function facets_of(category text, price_band text, formats text[], systems text[], traits text[]) returns text[]
language sql immutable parallel safe as $$
  select array['category:' || category, 'price:' || price_band]
    || array(select 'format:' || format from unnest(formats) format) || array(select 'system:' || system from unnest(systems) system) || traits
$$;

alter table product_search add column facets integer[] not null default '{}';

insert into search_facets (token)
select distinct token collate "C"
from product_search s
join search_groups g on g.id = s.group_id
join products p on p.creator_id = s.creator_id and p.id = s.product_id,
  unnest(facets_of(g.category, g.price_band, g.formats, g.systems, p.traits)) token
order by 1;

update product_search s
set facets = array(select f.id from search_facets f where f.token = any (facets_of(g.category, g.price_band, g.formats, g.systems, p.traits)) order by 1)
from search_groups g, products p
where g.id = s.group_id and p.creator_id = s.creator_id and p.id = s.product_id;

alter table product_search alter column facets drop default;
create index product_search_by_facet on product_search using gin (facets);

-- What is on sale is asked for by itself: its numbers are counted elsewhere.
drop index product_search_by_sale;
create index product_search_by_sale on product_search (number, sales) where sales is not null;

-- As before (0013), and with the facets.
create or replace function list_for_search(of_creator text, of_product text default null) returns void language plpgsql as $$
begin
  perform from creators c where c.id = of_creator for no key update;
  delete from product_search s where s.creator_id = of_creator and (of_product is null or s.product_id = of_product);

  insert into search_groups (category, price_band, formats, systems)
  select distinct l.category, l.price_band, l.formats, l.systems
  from searchable_products(of_creator, of_product) l
  order by 1, 2, 3, 4
  on conflict do nothing;

  insert into search_facets (token)
  select distinct token collate "C"
  from searchable_products(of_creator, of_product) l
  join products p on p.creator_id = l.creator_id and p.id = l.id,
    unnest(facets_of(l.category, l.price_band, l.formats, l.systems, p.traits)) token
  where not exists (select from search_facets f where f.token = token.token)
  order by 1
  on conflict do nothing;

  insert into search_vocabulary (word, slips)
  select words.word, slips_of(words.word)
  from (
    select distinct word
    from searchable_products(of_creator, of_product) l,
      regexp_split_to_table(concat_ws(' ', l.name, l.creator, array_to_string(l.tags, ' '), l.tagline), ' ') word
    where length(word) between 3 and 30
  ) words
  order by words.word
  on conflict do nothing;

  insert into product_search (creator_id, product_id, group_id, price, published_at, name, tags, sales, words, facets)
  select l.creator_id, l.id, g.id, l.price, l.published_at, l.name, l.tags, sales_of(l.creator_id, l.id),
    setweight(to_tsvector('simple', l.name), 'A') || setweight(to_tsvector('simple', concat_ws(' ', l.creator, array_to_string(l.tags, ' '))), 'B')
      || setweight(to_tsvector('simple', l.tagline), 'C'),
    array(select f.id from search_facets f where f.token = any (facets_of(l.category, l.price_band, l.formats, l.systems, p.traits)) order by 1)
  from searchable_products(of_creator, of_product) l
  join products p on p.creator_id = l.creator_id and p.id = l.id
  join search_groups g on g.category = l.category and g.price_band = l.price_band and g.formats = l.formats and g.systems = l.systems;

  insert into product_texts (number, words)
  select s.number, strip(s.words || to_tsvector('texts', l.texts))
  from searchable_products(of_creator, of_product) l
  join product_search s on s.creator_id = l.creator_id and s.product_id = l.id;
end $$;
