-- How many licenses, trials and sales a creator has is asked for whenever its team opens a page, and counting a hundred thousand rows
-- each time is too slow. Changes are only ever added here, so that two orders never wait for each other over a counter; the sum is the
-- number, and a job folds a creator's rows into one.
create table creator_figures (
  creator_id text not null references creators (id),
  -- Those that stand; a trial is none.
  licenses integer not null default 0,
  trials integer not null default 0,
  sales integer not null default 0
);
create index creator_figures_by_creator on creator_figures (creator_id) include (licenses, trials, sales);

insert into creator_figures (creator_id, licenses, trials, sales)
select c.id,
  (select count(*) from licenses l where l.creator_id = c.id and l.status = 'Active' and l.cause <> 'Trial'),
  (select count(*) from trials t where t.creator_id = c.id),
  (select count(*) from sales s where s.creator_id = c.id)
from creators c;

create function count_new_licenses() returns trigger language plpgsql as $$ begin
  insert into creator_figures (creator_id, licenses)
  select n.creator_id, count(*) from new_rows n where n.status = 'Active' and n.cause <> 'Trial' group by n.creator_id;
  return null;
end $$;
create function count_changed_licenses() returns trigger language plpgsql as $$ begin
  insert into creator_figures (creator_id, licenses)
  select changed.creator_id, sum(changed.one) from (
    select n.creator_id, 1 as one from new_rows n where n.status = 'Active' and n.cause <> 'Trial'
    union all select o.creator_id, -1 from old_rows o where o.status = 'Active' and o.cause <> 'Trial'
  ) changed group by changed.creator_id having sum(changed.one) <> 0;
  return null;
end $$;
create function count_gone_licenses() returns trigger language plpgsql as $$ begin
  insert into creator_figures (creator_id, licenses)
  select o.creator_id, -count(*) from old_rows o where o.status = 'Active' and o.cause <> 'Trial' group by o.creator_id;
  return null;
end $$;
create trigger licenses_are_counted after insert on licenses
  referencing new table as new_rows for each statement execute function count_new_licenses();
create trigger changed_licenses_are_counted after update on licenses
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_licenses();
create trigger gone_licenses_are_counted after delete on licenses
  referencing old table as old_rows for each statement execute function count_gone_licenses();

create function count_new_trials() returns trigger language plpgsql as $$ begin
  insert into creator_figures (creator_id, trials) select n.creator_id, count(*) from new_rows n group by n.creator_id;
  return null;
end $$;
create function count_gone_trials() returns trigger language plpgsql as $$ begin
  insert into creator_figures (creator_id, trials) select o.creator_id, -count(*) from old_rows o group by o.creator_id;
  return null;
end $$;
create trigger trials_are_counted after insert on trials
  referencing new table as new_rows for each statement execute function count_new_trials();
create trigger gone_trials_are_counted after delete on trials
  referencing old table as old_rows for each statement execute function count_gone_trials();

create function count_new_sales() returns trigger language plpgsql as $$ begin
  insert into creator_figures (creator_id, sales) select n.creator_id, count(*) from new_rows n group by n.creator_id;
  return null;
end $$;
create function count_gone_sales() returns trigger language plpgsql as $$ begin
  insert into creator_figures (creator_id, sales) select o.creator_id, -count(*) from old_rows o group by o.creator_id;
  return null;
end $$;
create trigger sales_are_counted after insert on sales
  referencing new table as new_rows for each statement execute function count_new_sales();
create trigger gone_sales_are_counted after delete on sales
  referencing old table as old_rows for each statement execute function count_gone_sales();
