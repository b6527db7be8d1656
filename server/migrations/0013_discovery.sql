-- Discovery: what search, suggestions and "more like this" look through. Only what visitors may see stands here.
create extension if not exists pg_trgm;

-- Words as search compares them: small letters without accents or signs, so that Éclat is found by eclat and wet/dry by dry.
create function fold_words(words text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    replace(replace(replace(
      translate(regexp_replace(normalize(lower(coalesce(words, '')), nfkd), '[\u0300-\u036f]', '', 'g'), 'øđłħı', 'odlhi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Products with the same category, price band, formats and systems are one group: filters are counted by group, not by product.
create table search_groups (
  id integer generated always as identity primary key,
  category text not null,
  price_band text not null,
  formats text[] not null,
  systems text[] not null,
  unique (category, price_band, formats, systems)
);

-- A live product of a live creator, as search sees it. Its rows are narrow, because a common word reads many of them.
create table product_search (
  number integer generated always as identity primary key,
  creator_id text not null,
  product_id text not null,
  group_id integer not null references search_groups (id),
  -- The lowest price in US cents, before sales.
  price integer not null,
  published_at timestamptz not null,
  name text collate "C" not null,
  tags text[] not null,
  -- When it is on sale, past and planned: being on sale is a question of the clock.
  sales tstzmultirange,
  -- Name A, creator and tags B, tagline C.
  words tsvector not null,
  unique (creator_id, product_id),
  foreign key (creator_id, product_id) references products (creator_id, id) on delete cascade
);
create index product_search_by_words on product_search using gin (words);
create index product_search_by_tag on product_search using gin (tags);
create index product_search_by_group on product_search (group_id);
create index product_search_by_newest on product_search (published_at desc, number desc);
create index product_search_by_price on product_search (price, number);
create index product_search_by_sale on product_search (group_id, sales) where sales is not null;
create index product_search_by_name on product_search (name, number);

-- The same words together with those of the long texts, but for the ones that every text has.
create table product_texts (
  number integer primary key references product_search (number) on delete cascade,
  words tsvector not null
);
create index product_texts_by_words on product_texts using gin (words);

create text search dictionary without_fillers (template = pg_catalog.simple, stopwords = english);
create text search configuration texts (copy = pg_catalog.simple);
alter text search configuration texts alter mapping for asciiword, word, numword with without_fillers;

create table creator_search (
  creator_id text primary key references creators (id) on delete cascade,
  name text collate "C" not null
);

-- The words of names, creators, tags and taglines, for words that were mistyped.
-- `slips` holds the word and each form of it with one letter left out: two words that share a slip are one slip apart or two.
create table search_vocabulary (
  word text collate "C" primary key,
  slips text[] not null
);
create index search_vocabulary_by_slip on search_vocabulary using gin (slips);
create index search_vocabulary_by_trigram on search_vocabulary using gin (word gin_trgm_ops);

create function slips_of(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct slip) from (
    select word as slip
    union all
    select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) place where length(word) > 3
  ) slips
$$;

-- What a card calls formats: those of a plugin, or the files of a pack. Only names that can be filtered by.
create function formats_of(compatibility jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct known.name order by known.name), '{}')
  from (
    select format from jsonb_path_query(compatibility, '$.systems[*].formats[*]') as formats (value), lateral (select value #>> '{}') as f (format)
    union all
    select regexp_split_to_table(contents.value ->> 'value', '[,;/ ]+')
    from jsonb_path_query(compatibility, '$.contents[*] ? (@.label == "Formats")') as contents (value)
  ) named
  join (values ('vst3', 'VST3'), ('au', 'AU'), ('aax', 'AAX'), ('clap', 'CLAP'), ('standalone', 'Standalone'), ('wav', 'WAV'), ('mid', 'MIDI'),
    ('midi', 'MIDI')) as known (word, name) on known.word = lower(named.format)
$$;

create function systems_of(compatibility jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct known.name order by known.name), '{}')
  from jsonb_path_query(compatibility, '$.systems[*].name') as systems (value)
  join (values ('mac%', 'macOS'), ('os x%', 'macOS'), ('windows%', 'Windows'), ('linux%', 'Linux')) as known (word, name)
    on lower(systems.value #>> '{}') like known.word
$$;

create function sales_of(of_creator text, of_product text) returns tstzmultirange language sql stable as $$
  select range_agg(tstzrange(d.starts_at, d.ends_at))
  from sale_discount_targets t join sale_discounts d on d.id = t.discount_id
  where t.creator_id = of_creator and t.item_kind = 'p' and t.item_id = of_product
$$;

create function price_band_of(price integer) returns text language sql immutable parallel safe as $$
  select case when price = 0 then 'free' when price < 2500 then 'under-25' when price <= 10000 then '25-100' else 'over-100' end
$$;

-- What visitors may see, with its words folded and its filter values worked out.
create function searchable_products(of_creator text, of_product text) returns table (
  creator_id text, id text, category text, published_at timestamptz, name text, creator text, tagline text, tags text[], texts text,
  price integer, price_band text, formats text[], systems text[]
) language sql stable as $$
select p.creator_id, p.id, p.category, p.published_at, fold_words(p.published ->> 'name') as name, fold_words(c.name) as creator,
  fold_words(p.published ->> 'tagline') as tagline,
  (select coalesce(array_agg(fold_words(tag)), '{}') from jsonb_array_elements_text(p.published -> 'tags') tag) as tags,
  fold_words(concat_ws(' ', p.published ->> 'description', (
    select string_agg(concat_ws(' ', block ->> 'title', block ->> 'subtitle', block ->> 'body'), ' ')
    from jsonb_array_elements(p.published -> 'pageBlocks') block))) as texts,
  cheapest.price, price_band_of(cheapest.price) as price_band,
  formats_of(p.published -> 'compatibility') as formats, systems_of(p.published -> 'compatibility') as systems
from products p
join creators c on c.id = p.creator_id,
lateral (
  select coalesce(min((variation #>> '{prices,USD}')::integer), 0) as price from jsonb_array_elements(p.published -> 'variations') variation
) cheapest
where p.creator_id = of_creator and (of_product is null or p.id = of_product) and p.state = 'Live' and c.live
$$;

-- Writes anew what search knows of a creator's products, or of one of them. The creator's row is held meanwhile, so that a new name
-- and a new product do not overtake each other; words and groups go in a fixed order, so that no two wait for each other in a circle.
create function list_for_search(of_creator text, of_product text default null) returns void language plpgsql as $$
begin
  perform from creators c where c.id = of_creator for no key update;
  delete from product_search s where s.creator_id = of_creator and (of_product is null or s.product_id = of_product);

  insert into search_groups (category, price_band, formats, systems)
  select distinct l.category, l.price_band, l.formats, l.systems
  from searchable_products(of_creator, of_product) l
  order by 1, 2, 3, 4
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

  insert into product_search (creator_id, product_id, group_id, price, published_at, name, tags, sales, words)
  select l.creator_id, l.id, g.id, l.price, l.published_at, l.name, l.tags, sales_of(l.creator_id, l.id),
    setweight(to_tsvector('simple', l.name), 'A') || setweight(to_tsvector('simple', concat_ws(' ', l.creator, array_to_string(l.tags, ' '))), 'B')
      || setweight(to_tsvector('simple', l.tagline), 'C')
  from searchable_products(of_creator, of_product) l
  join search_groups g on g.category = l.category and g.price_band = l.price_band and g.formats = l.formats and g.systems = l.systems;

  insert into product_texts (number, words)
  select s.number, strip(s.words || to_tsvector('texts', l.texts))
  from searchable_products(of_creator, of_product) l
  join product_search s on s.creator_id = l.creator_id and s.product_id = l.id;
end $$;

create function product_changed_for_search() returns trigger language plpgsql as $$
begin
  perform list_for_search(new.creator_id, new.id);
  return null;
end $$;
create trigger product_search_follows after insert or update of state, published, category, published_at on products
  for each row execute function product_changed_for_search();

create function creator_changed_for_search() returns trigger language plpgsql as $$
begin
  delete from creator_search s where s.creator_id = new.id;
  insert into creator_search (creator_id, name) select c.id, fold_words(c.name) from creators c where c.id = new.id and c.live;
  perform list_for_search(new.id);
  return null;
end $$;
create trigger creator_search_follows after insert or update of name, live on creators
  for each row execute function creator_changed_for_search();

create function mark_sales_for_search(of_creator text, of_product text) returns void language plpgsql as $$
begin
  perform from creators c where c.id = of_creator for no key update;
  update product_search s set sales = sales_of(s.creator_id, s.product_id) where s.creator_id = of_creator and s.product_id = of_product;
end $$;

create function sale_target_changed_for_search() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_sales_for_search(old.creator_id, old.item_id); end if;
  if tg_op <> 'DELETE' then perform mark_sales_for_search(new.creator_id, new.item_id); end if;
  return null;
end $$;
create trigger product_search_follows_targets after insert or update or delete on sale_discount_targets
  for each row execute function sale_target_changed_for_search();

create function sale_changed_for_search() returns trigger language plpgsql as $$
begin
  perform mark_sales_for_search(t.creator_id, t.item_id) from sale_discount_targets t where t.discount_id = new.id and t.item_kind = 'p';
  return null;
end $$;
create trigger product_search_follows_sales after update of starts_at, ends_at on sale_discounts
  for each row execute function sale_changed_for_search();

insert into creator_search (creator_id, name) select c.id, fold_words(c.name) from creators c where c.live;
select list_for_search(c.id) from creators c order by c.id;
