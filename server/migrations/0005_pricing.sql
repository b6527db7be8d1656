-- Units of a currency for one US dollar, from a day on. Staff add newer days; old ones stay.
create table exchange_rates (
  currency text not null,
  valid_from date not null,
  per_usd numeric not null check (per_usd > 0),
  primary key (currency, valid_from)
);

insert into exchange_rates (currency, valid_from, per_usd) values
  ('USD', '2026-01-01', 1), ('EUR', '2026-01-01', 0.92), ('GBP', '2026-01-01', 0.78), ('CHF', '2026-01-01', 0.88), ('NOK', '2026-01-01', 10.6),
  ('SEK', '2026-01-01', 10.4), ('DKK', '2026-01-01', 6.86), ('CAD', '2026-01-01', 1.37), ('AUD', '2026-01-01', 1.52), ('JPY', '2026-01-01', 149);

create trigger exchange_rates_changed after insert or update or delete on exchange_rates
  for each row execute function tell_pages_changed('none');

-- The rates of a day as one object, newest per currency.
create function exchange_rates_on(at timestamptz) returns jsonb language sql stable as $$
  select jsonb_object_agg(newest.currency, newest.per_usd)
  from (
    select distinct on (r.currency) r.currency, r.per_usd
    from exchange_rates r
    where r.valid_from <= at
    order by r.currency, r.valid_from desc
  ) newest
$$;
