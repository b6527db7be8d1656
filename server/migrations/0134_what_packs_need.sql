-- Presets run where the plugin runs that they need. Where that is in the shop and their creator's own, search lists them as it lists
-- the plugin, and their page links to it.
alter table products add column needs text;

update products p set needs = named.needs
from (
  select q.creator_id, q.id, (
    select btrim(line.value ->> 'value', E' \t\n\r\u00a0')
    from jsonb_array_elements(shown.content -> 'contents') with ordinality line (value, at)
    where lower(btrim(line.value ->> 'label', E' \t\n\r\u00a0')) in ('needs', 'requires')
      and btrim(line.value ->> 'value', E' \t\n\r\u00a0') !~* '^(|none|nothing( else)?|n/a|no( (other|additional|extra|further))?( (plug-?ins?|software|instruments?))?|any daws?)[.!]?$'
    order by line.at limit 1
  ) as needs
  from products q cross join lateral (select coalesce(q.published, q.draft) -> 'compatibility' as content) shown
  where shown.content -> 'systems' = '[]' and shown.content -> 'hosts' = '[]'
) named
where p.creator_id = named.creator_id and p.id = named.id and named.needs is not null;

-- Written alike, whatever its spaces, its case and its apostrophes.
create function plain_name(name text) returns text language sql immutable parallel safe as $$
  select lower(translate(regexp_replace(btrim(name), '\s+', ' ', 'g'), '’', ''''))
$$;

-- "Mono Lake 3.0 or newer" names Mono Lake: after the name only its version is said. "Mono Lake or Vital" names none, because either will do.
create function names_plugin(by_text text, name text) returns boolean language sql immutable parallel safe as $$
  select plain_name(name) <> '' and starts_with(plain_name(by_text), plain_name(name))
    and substr(plain_name(by_text), length(plain_name(name)) + 1) ~ (
      '^(\.[\dx]+)*(?![[:alnum:]])[ ™®©,:;(–—-]*(plug-?in)?[ ,:;(–—-]*(≥|>=?|from|version|v)? ?(v?\d+(\.[\dx]+)*)?'
      || ' ?(\+|(or|and) (newer|later|higher|above|up)|,? ?(full|any) version)?[ ,(]*((vst3?|au|aax|clap|standalone)[ ,/&+)]*)*[ ).]*$'
    )
$$;

-- Creators have few plugins, and may have many packs.
create index live_plugins on products (creator_id) where type = 'Plugin' and state = 'Live';

create function needed_plugin(of_creator text, by_text text) returns table (id text, name text, traits text[]) language sql stable as $$
  select p.id, p.name, p.traits
  from products p
  where p.creator_id = of_creator and p.type = 'Plugin' and p.state = 'Live' and names_plugin(by_text, p.name)
  order by length(p.name) desc, p.id limit 1
$$;

create function traits_for_search(of_creator text, by_text text, own text[]) returns text[] language sql stable as $$
  select coalesce((
    select array(select trait from unnest(own) trait where trait not like 'runs:%')
      || array(select trait from unnest(n.traits) trait where trait like 'runs:%')
    from needed_plugin(of_creator, by_text) n
    where by_text is not null
  ), own)
$$;

-- As before (0126), with the traits of what is needed.
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
    unnest(facets_of(l.category, l.price_band, l.formats, l.systems, traits_for_search(p.creator_id, p.needs, p.traits))) token
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

  insert into product_search (creator_id, product_id, group_id, price, published_at, name, tags, words, facets)
  select l.creator_id, l.id, g.id, l.price, l.published_at, l.name, l.tags,
    setweight(to_tsvector('simple', l.name), 'A') || setweight(to_tsvector('simple', concat_ws(' ', l.creator, array_to_string(l.tags, ' '))), 'B')
      || setweight(to_tsvector('simple', l.tagline), 'C'),
    array(
      select f.id from search_facets f
      where f.token = any (facets_of(l.category, l.price_band, l.formats, l.systems, traits_for_search(p.creator_id, p.needs, p.traits)))
      order by 1
    )
  from searchable_products(of_creator, of_product) l
  join products p on p.creator_id = l.creator_id and p.id = l.id
  join search_groups g on g.category = l.category and g.price_band = l.price_band and g.formats = l.formats and g.systems = l.systems;

  insert into product_texts (number, words)
  select s.number, strip(s.words || to_tsvector('texts', l.texts))
  from searchable_products(of_creator, of_product) l
  join product_search s on s.creator_id = l.creator_id and s.product_id = l.id;
end $$;

-- A plugin that is published, renamed or archived changes where the packs that name it run, and nothing else of them: a creator may have
-- a thousand.
create function packs_that_need(of_creator text, names text[]) returns table (product_id text, tokens text[]) language sql stable as $$
  select s.product_id, facets_of(g.category, g.price_band, g.formats, g.systems, traits_for_search(p.creator_id, p.needs, p.traits))
  from product_search s
  join search_groups g on g.id = s.group_id
  join products p on p.creator_id = s.creator_id and p.id = s.product_id
  where s.creator_id = of_creator and p.needs is not null and exists (select from unnest(names) name where names_plugin(p.needs, name))
$$;

create function list_what_needs(of_creator text, names text[]) returns void language plpgsql as $$
begin
  insert into search_facets (token)
  select distinct token collate "C"
  from packs_that_need(of_creator, names) n, unnest(n.tokens) token
  where not exists (select from search_facets f where f.token = token.token)
  order by 1
  on conflict do nothing;

  update product_search s
  set facets = array(select f.id from search_facets f where f.token = any (n.tokens) order by 1)
  from packs_that_need(of_creator, names) n
  where s.creator_id = of_creator and s.product_id = n.product_id;
end $$;

create or replace function product_changed_for_search() returns trigger language plpgsql as $$
begin
  perform list_for_search(new.creator_id, new.id);
  if new.type = 'Plugin' or old.type = 'Plugin' then
    perform list_what_needs(new.creator_id, array[new.name, old.name]);
  end if;
  return null;
end $$;

select list_for_search(p.creator_id, p.id) from products p where p.state = 'Live' and p.needs is not null order by p.creator_id, p.id;
