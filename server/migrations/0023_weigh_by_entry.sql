-- The books are weighed entry by entry. Asked as one set, the planner walked through the whole book for every sale: fast while it
-- is short, and slower with every sale.
create or replace function require_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct a.entry_id from added a) entry
    cross join lateral (
      select from ledger_lines l where l.entry_id = entry.entry_id group by l.currency having sum(l.amount) <> 0
    ) off_balance
  ) then
    raise exception 'a ledger entry does not sum to zero';
  end if;
  if exists (select from added a where not exists (select from ledger_entries e where e.id = a.entry_id)) then
    raise exception 'a ledger line has no entry';
  end if;
  return null;
end $$;
