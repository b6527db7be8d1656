-- A sale is found by the name and the address it was made with, also where the same person has bought under others since.
alter table creator_customers drop column search;
alter table creator_customers add column also text not null default '';
update creator_customers c set also = s.also from (
  select s.creator_id, s.customer_id, string_agg(distinct s.customer_name || ' ' || s.customer_email, ' ') as also
  from sales s where s.customer_id is not null group by 1, 2 having count(distinct (s.customer_name, s.customer_email)) > 1
) s where s.creator_id = c.creator_id and s.customer_id = c.customer_id;
alter table creator_customers add column search text not null generated always as (lower(name || ' ' || email || ' ' || also)) stored;
create index creator_customers_search on creator_customers using gin (creator_id, search gin_trgm_ops);

-- Each row is locked before its sales are summed up: two orders of one person at the same moment count both.
create or replace function sum_up_customers(pairs jsonb) returns void language plpgsql as $$ begin
  insert into creator_customers (creator_id, customer_id, name, email, sales, first_at, last_at, usd_spent)
  select distinct p.creator_id, p.customer_id, '', '', 0, '-infinity'::timestamptz, '-infinity'::timestamptz, 0
  from jsonb_to_recordset(pairs) as p (creator_id text, customer_id text) order by 1, 2
  on conflict (creator_id, customer_id) do update set sales = creator_customers.sales;
  update creator_customers c set name = s.name, email = s.email, also = s.also, sales = s.sales, first_at = s.first_at, last_at = s.last_at, usd_spent = s.spent
  from jsonb_to_recordset(pairs) as p (creator_id text, customer_id text) cross join lateral (
    select (array_agg(s.customer_name order by s.at desc, s.id desc))[1] as name,
      (array_agg(s.customer_email order by s.at desc, s.id desc))[1] as email,
      case when count(distinct (s.customer_name, s.customer_email)) > 1 then string_agg(distinct s.customer_name || ' ' || s.customer_email, ' ') else '' end as also,
      count(*) as sales, min(s.at) as first_at, max(s.at) as last_at,
      sum(round((s.due - s.refunded) * s.usd_rate)) as spent
    from sales s where s.creator_id = p.creator_id and s.customer_id = p.customer_id
  ) s where c.creator_id = p.creator_id and c.customer_id = p.customer_id and s.sales > 0;
  -- Sales move to another account with their order: who has none left is no customer.
  delete from creator_customers c using jsonb_to_recordset(pairs) as p (creator_id text, customer_id text)
  where c.creator_id = p.creator_id and c.customer_id = p.customer_id
    and not exists (select from sales s where s.creator_id = c.creator_id and s.customer_id = c.customer_id);
end $$;
