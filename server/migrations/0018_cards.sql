-- What cards and carts show of a product or bundle: its document without the long parts, kept beside it, so that a list need not
-- unpack whole pages.
alter table products add column card jsonb
  generated always as (published - '{pageBlocks,images,sounds,description,descriptionHtml}'::text[]) stored;
alter table bundles add column card jsonb
  generated always as (published - '{pageBlocks,images,sounds,description,descriptionHtml}'::text[]) stored;
-- Whoever reads a card asks for its sales in the same statement, where PostgreSQL can plan them.
drop function sale_discounts_on;
