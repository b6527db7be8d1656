-- The prices of the variation that lists start at, in minor units by currency, where its creator set more than the one in dollars.
-- Written by the store beside the documents; filters by price in another currency ask for it.
alter table products add column starting_prices jsonb;

update products p set starting_prices = (
  select variation -> 'prices'
  from jsonb_array_elements(coalesce(p.published, p.draft) -> 'variations') with ordinality as listed (variation, place)
  order by coalesce((variation #>> '{prices,USD}')::integer, 2147483647), place
  limit 1
);
update products p set starting_prices = null
where p.starting_prices is not null and (p.starting_prices - 'USD' = '{}' or p.starting_prices -> 'USD' is null);

create index products_with_own_prices on products (creator_id) where starting_prices is not null;
