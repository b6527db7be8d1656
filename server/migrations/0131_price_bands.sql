-- Whoever looks for something "up to $50" had to look through everything up to $100: that band is two.
-- Whoever lists a product meanwhile waits, and then finds the new bands.
lock table product_search in share row exclusive mode;

create or replace function price_band_of(price integer) returns text language sql immutable parallel safe as $$
  select case when price = 0 then 'free' when price < 2500 then 'under-25' when price <= 5000 then '25-50' when price <= 10000 then '50-100'
    else 'over-100' end
$$;

-- All of them, also those that no product is in: a discount or another currency may bring the first one there.
insert into search_facets (token)
select token from unnest(array['price:25-50', 'price:50-100', 'price:free', 'price:over-100', 'price:under-25']) token
where not exists (select from search_facets f where f.token = token.token);

insert into search_groups (category, price_band, formats, systems)
select g.category, band, g.formats, g.systems from search_groups g, unnest(array['25-50', '50-100']) band
where g.price_band = '25-100'
order by 1, 2, 3, 4
on conflict do nothing;

update product_search s
set group_id = n.id,
  facets = array(select f.id from search_facets f
    where f.token = 'price:' || n.price_band or (f.id = any (s.facets) and f.token <> 'price:25-100') order by 1)
from search_groups g
join search_groups n on n.category = g.category and n.formats = g.formats and n.systems = g.systems
where g.id = s.group_id and g.price_band = '25-100' and n.price_band = price_band_of(s.price);

delete from search_figures f using search_groups g where g.id = f.group_id and g.price_band in ('25-100', '25-50', '50-100');
insert into search_figures (group_id, amount)
select s.group_id, count(*) from product_search s join search_groups g on g.id = s.group_id
where g.price_band in ('25-50', '50-100') group by s.group_id;

delete from search_groups g where g.price_band = '25-100';
delete from search_facets f where f.token = 'price:25-100';
