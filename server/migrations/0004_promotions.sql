create table sale_discounts (
  id text primary key,
  creator_id text not null references creators (id),
  name text not null,
  description text,
  -- Exactly one of the two: a fraction of the price, or minor units by currency.
  percentage numeric check (percentage > 0 and percentage <= 1),
  amounts jsonb,
  is_exclusive boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz,
  recurring_payment_use_count integer,
  created_at timestamptz not null,
  check ((percentage is null) <> (amounts is null)),
  check (ends_at is null or ends_at > starts_at)
);

-- What a sale is on: a product ('p') or bundle ('b'), in one variation or in all of them.
create table sale_discount_targets (
  discount_id text not null references sale_discounts (id) on delete cascade,
  creator_id text not null,
  item_kind text not null check (item_kind in ('p', 'b')),
  item_id text not null,
  variation_id text,
  unique nulls not distinct (discount_id, item_kind, item_id, variation_id)
);
create index sale_discount_targets_by_item on sale_discount_targets (creator_id, item_kind, item_id);

create trigger sale_discounts_changed after insert or update or delete on sale_discounts
  for each row execute function tell_pages_changed('creator_id');
create trigger sale_discount_targets_changed after insert or update or delete on sale_discount_targets
  for each row execute function tell_pages_changed('creator_id');

-- The sales that are on for a product or bundle at an instant, as one array.
create function sale_discounts_on(at timestamptz, of_creator text, kind text, item text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', d.name, 'description', d.description, 'percentage', d.percentage, 'amounts', d.amounts, 'isExclusive', d.is_exclusive,
    'endsAt', d.ends_at, 'recurringPaymentUseCount', d.recurring_payment_use_count, 'variationId', t.variation_id
  )), '[]')
  from sale_discount_targets t
  join sale_discounts d on d.id = t.discount_id
  where t.creator_id = of_creator and t.item_kind = kind and t.item_id = item
    and d.starts_at <= at and (d.ends_at is null or d.ends_at > at)
$$;
