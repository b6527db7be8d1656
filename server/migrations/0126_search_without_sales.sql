-- A process narrows and orders what it remembers of each product (decision 0098), and knows from the discounts themselves what is on sale.
drop trigger product_search_follows_targets on sale_discount_targets;
drop trigger product_search_follows_sales on sale_discounts;
drop function sale_target_changed_for_search();
drop function sale_changed_for_search();
drop function mark_sales_for_search(text, text);

drop index product_search_by_facet;
drop index product_search_by_price;
drop index product_search_by_sale;
alter table product_search drop column sales;

-- As before (0083), without the sales.
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

  insert into product_search (creator_id, product_id, group_id, price, published_at, name, tags, words, facets)
  select l.creator_id, l.id, g.id, l.price, l.published_at, l.name, l.tags,
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
drop function sales_of(text, text);
