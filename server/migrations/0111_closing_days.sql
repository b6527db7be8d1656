-- An entry that is written while its day is being closed was seen neither by who closes the day nor by this function: its balance
-- would have missed it for ever. Whoever writes into a day that is over now waits for who closes it, and the other way round.
-- Entries of today wait for nobody: no day is closed before it has been over for an hour.
create or replace function add_to_closed_days() returns trigger language plpgsql as $$ begin
  if exists (
    select from added l join ledger_entries e on e.id = l.entry_id where e.at < date_trunc('day', clock_timestamp(), 'UTC')
  ) then
    perform pg_advisory_xact_lock_shared(hashtext('ledger-days'));
  end if;
  insert into ledger_days as d (day, account, currency, amount)
  select (e.at at time zone 'UTC')::date, l.account, l.currency, sum(l.amount)
  from added l join ledger_entries e on e.id = l.entry_id
  where e.at < (select (max(c.day) + 1)::timestamp at time zone 'UTC' from ledger_days c)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, account, currency) do update set amount = d.amount + excluded.amount;
  return null;
end $$;
