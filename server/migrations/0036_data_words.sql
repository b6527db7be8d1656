-- Data says what it means in the words of the trade, and what an order looked like when its payment began is a snapshot.

alter table orders rename column shown to snapshot;

-- A product is a product, a bundle a bundle.
alter table sale_lines drop constraint sale_lines_kind_check;
update sale_lines l set kind = case l.kind when 'p' then 'product' else 'bundle' end;
alter table sale_lines add check (kind in ('product', 'bundle'));

alter table subscriptions drop constraint subscriptions_kind_check;
update subscriptions s set kind = case s.kind when 'p' then 'product' else 'bundle' end;
alter table subscriptions add check (kind in ('product', 'bundle'));

create or replace function sales_of(of_creator text, of_product text) returns tstzmultirange language sql stable as $$
  select range_agg(tstzrange(d.starts_at, d.ends_at))
  from sale_discount_targets t join sale_discounts d on d.id = t.discount_id
  where t.creator_id = of_creator and t.item_kind = 'product' and t.item_id = of_product
$$;
create or replace function sale_changed_for_search() returns trigger language plpgsql as $$
begin
  perform mark_sales_for_search(t.creator_id, t.item_id) from sale_discount_targets t where t.discount_id = new.id and t.item_kind = 'product';
  return null;
end $$;
alter table sale_discount_targets drop constraint sale_discount_targets_item_kind_check;
update sale_discount_targets t set item_kind = case t.item_kind when 'p' then 'product' else 'bundle' end;
alter table sale_discount_targets add check (item_kind in ('product', 'bundle'));

-- Gifts of a voucher are a list in their first version, and have a version of their own from the second on.
alter table vouchers drop constraint vouchers_gifts_check;
alter table vouchers add check (jsonb_array_length(coalesce(gifts -> 'gifts', gifts)) between 1 and 50);

-- A position is an index.
alter table payments rename column place to index;
alter table sale_lines rename column place to index;
alter table ledger_lines rename column place to index;
alter table invoices rename column place to index;
alter table voucher_codes rename column place to index;

-- What was charged after its order had moved on is a late capture. Of the books only the name of an account and of its entries
-- changes; no amount, day or reference does, and from here on they refuse every change again.
alter table payments drop constraint payments_status_check;
update payments p set status = 'LateCapture' where p.status = 'Stray';
alter table payments add check
  (status in ('Started', 'NeedsConfirmation', 'Processing', 'Succeeded', 'Declined', 'Cancelled', 'Failed', 'LateCapture'));

grant update on ledger_entries, ledger_lines to current_user;
alter table ledger_entries disable trigger ledger_entries_are_append_only;
alter table ledger_entries drop constraint ledger_entries_kind_check;
update ledger_entries e set kind = 'LateCapture' || substr(e.kind, 6) where e.kind in ('Stray', 'StrayReturned');
alter table ledger_entries add check
  (kind in ('Sale', 'Refund', 'RefundFailed', 'DisputeOpened', 'DisputeWon', 'DisputeLost', 'LateCapture', 'LateCaptureReturned', 'Payout'));
alter table ledger_entries enable trigger ledger_entries_are_append_only;

alter table ledger_lines disable trigger ledger_lines_are_append_only;
alter table ledger_lines drop constraint ledger_lines_account_check;
update ledger_lines l set account = 'LateCapture' where l.account = 'Stray';
alter table ledger_lines add check (account in ('Provider', 'Creator', 'Fees', 'Tax', 'Held', 'LateCapture', 'Losses', 'Bank'));
alter table ledger_lines enable trigger ledger_lines_are_append_only;
revoke update on ledger_entries, ledger_lines from current_user;
