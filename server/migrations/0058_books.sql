-- What a tax office asks for by country and rate stands beside an invoice's content. Of the invoices that are there only these new
-- columns are filled; from here on they refuse every change again.
alter table invoices add column tax_country text, add column tax_rate numeric check (tax_rate >= 0 and tax_rate < 1);

grant update on invoices to current_user;
alter table invoices disable trigger invoices_are_append_only;
update invoices i set tax_country = i.content -> 'tax' ->> 'country',
  tax_rate = case when (i.content -> 'tax' ->> 'isReversed')::boolean then 0 else (i.content -> 'tax' ->> 'rate')::numeric end
where i.content -> 'tax' ->> 'country' is not null;
alter table invoices enable trigger invoices_are_append_only;
revoke update on invoices from current_user;

create index invoices_by_time on invoices (issued_at);
create index ledger_entries_by_time on ledger_entries (at);

-- Places whose tax is not that of the country they belong to or border on. Monaco is in French, the Isle of Man in British and
-- Liechtenstein in Swiss VAT; Åland and the Canary Islands (IC) are outside the EU's.
insert into tax_rules (country, valid_from, mode, rate) values
  ('MC', '2026-01-01', 'Inclusive', 0.20), ('IM', '2026-01-01', 'Inclusive', 0.20), ('LI', '2026-01-01', 'Inclusive', 0.081),
  ('AX', '2026-01-01', 'Exclusive', 0), ('IC', '2026-01-01', 'Exclusive', 0);
