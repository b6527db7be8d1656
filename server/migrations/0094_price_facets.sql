-- While a sale lasts a product counts for the price it has then, which may be one that no product has by itself.
insert into search_facets (token)
select 'price:' || band from unnest(array['free', 'under-25', '25-100', 'over-100']) band
on conflict do nothing;
