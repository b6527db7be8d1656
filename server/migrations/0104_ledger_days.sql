-- What each day that is over moved on every account: the balance of any day is summed from these, and from the lines since.
create table ledger_days (
  day date not null,
  account text not null,
  currency text not null,
  amount bigint not null,
  primary key (day, account, currency)
);

-- An entry whose day is closed already, as of a shop that is filled with what was sold before, is added to that day.
create function add_to_closed_days() returns trigger language plpgsql as $$ begin
  insert into ledger_days as d (day, account, currency, amount)
  select (e.at at time zone 'UTC')::date, l.account, l.currency, sum(l.amount)
  from added l join ledger_entries e on e.id = l.entry_id
  where e.at < (select (max(c.day) + 1)::timestamp at time zone 'UTC' from ledger_days c)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, account, currency) do update set amount = d.amount + excluded.amount;
  return null;
end $$;
create trigger closed_days_are_kept after insert on ledger_lines
  referencing new table as added for each statement execute function add_to_closed_days();
