-- How a country taxes what is sold to its consumers, from a day on. Staff add newer days; old ones stay.
-- A country that is not named: prices without tax, and a rate of 0.
create table tax_rules (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  -- Whether the prices a visitor sees include the tax.
  mode text not null check (mode in ('Inclusive', 'Exclusive')),
  rate numeric not null check (rate >= 0 and rate < 1),
  primary key (country, valid_from)
);

-- Electronically supplied services, standard rates of 2026.
insert into tax_rules (country, valid_from, mode, rate) values
  ('AT', '2026-01-01', 'Inclusive', 0.20), ('BE', '2026-01-01', 'Inclusive', 0.21), ('BG', '2026-01-01', 'Inclusive', 0.20),
  ('CY', '2026-01-01', 'Inclusive', 0.19), ('CZ', '2026-01-01', 'Inclusive', 0.21), ('DE', '2026-01-01', 'Inclusive', 0.19),
  ('DK', '2026-01-01', 'Inclusive', 0.25), ('EE', '2026-01-01', 'Inclusive', 0.24), ('ES', '2026-01-01', 'Inclusive', 0.21),
  ('FI', '2026-01-01', 'Inclusive', 0.255), ('FR', '2026-01-01', 'Inclusive', 0.20), ('GR', '2026-01-01', 'Inclusive', 0.24),
  ('HR', '2026-01-01', 'Inclusive', 0.25), ('HU', '2026-01-01', 'Inclusive', 0.27), ('IE', '2026-01-01', 'Inclusive', 0.23),
  ('IT', '2026-01-01', 'Inclusive', 0.22), ('LT', '2026-01-01', 'Inclusive', 0.21), ('LU', '2026-01-01', 'Inclusive', 0.17),
  ('LV', '2026-01-01', 'Inclusive', 0.21), ('MT', '2026-01-01', 'Inclusive', 0.18), ('NL', '2026-01-01', 'Inclusive', 0.21),
  ('PL', '2026-01-01', 'Inclusive', 0.23), ('PT', '2026-01-01', 'Inclusive', 0.23), ('RO', '2026-01-01', 'Inclusive', 0.21),
  ('SE', '2026-01-01', 'Inclusive', 0.25), ('SI', '2026-01-01', 'Inclusive', 0.22), ('SK', '2026-01-01', 'Inclusive', 0.23),
  ('GB', '2026-01-01', 'Inclusive', 0.20), ('NO', '2026-01-01', 'Inclusive', 0.25), ('CH', '2026-01-01', 'Inclusive', 0.081),
  ('AU', '2026-01-01', 'Inclusive', 0), ('NZ', '2026-01-01', 'Inclusive', 0), ('JP', '2026-01-01', 'Inclusive', 0);

-- Who sells, as invoices print it, from a day on. The row that ships is the demo shop's: a real one adds its own.
create table sellers (
  valid_from date primary key,
  -- {name, address: Address, taxId, registration, email}
  details jsonb not null
);

insert into sellers (valid_from, details) values ('2026-01-01', '{
  "name": "Soundfair Demo GmbH",
  "address": {
    "countryCode": "DE", "streetAddress1": "Musterstraße 1", "streetAddress2": null, "locality": "Berlin", "region": null, "postCode": "10115"
  },
  "taxId": "DE136695976",
  "registration": null,
  "email": "billing@soundfair.test"
}');

-- Numbers without gaps. The row is locked by whoever writes the next one until that transaction is over:
-- a sequence would lose the number of every transaction that is undone.
create table invoice_counters (
  kind text primary key check (kind in ('Invoice', 'CreditNote')),
  last integer not null default 0 check (last >= 0)
);
insert into invoice_counters (kind) values ('Invoice'), ('CreditNote');

-- Invoices, and the credit notes that take back from them.
create table invoices (
  id text primary key,
  kind text not null references invoice_counters (kind),
  place integer not null check (place > 0),
  -- As it is printed.
  number text not null unique,
  order_id uuid not null,
  -- The invoice that a credit note takes back from.
  corrects_id text references invoices (id),
  -- What made it, such as 'order/{id}' or 'refund/{id}': the same cause never makes a second one.
  cause text not null unique,
  currency text not null,
  due bigint not null check (due >= 0),
  tax bigint not null check (tax >= 0 and tax <= due),
  -- Seller, buyer, lines, tax and totals, as they were that day.
  content jsonb not null,
  issued_at timestamptz not null,
  unique (kind, place),
  check ((kind = 'CreditNote') = (corrects_id is not null))
);
create index invoices_by_order on invoices (order_id);
create index invoices_by_corrected on invoices (corrects_id);

-- What was sent to a buyer and told to a tax office stays as it is.
create trigger invoices_are_append_only before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_are_not_emptied before truncate on invoices for each statement execute function refuse_change();
