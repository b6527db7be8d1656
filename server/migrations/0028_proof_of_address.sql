-- What was bought with an address belongs to whoever proves that address. An address has one account that has proved it or waits
-- for that without a password, and beside it, until somebody has proved it, one that was only signed up for: with a password,
-- unconfirmed, and owning nothing that came by address.
drop index users_by_email;
create unique index users_by_email on users (lower(email), (confirmed_at is not null or password_hash is null));

-- An order that is done belongs to whoever got what it gave, also where a guest paid it.
update orders o set user_id = s.customer_id
from (select distinct on (order_id) order_id, customer_id from sales where customer_id is not null order by order_id, id) s
where s.order_id = o.id and o.completed_at is not null and o.user_id is distinct from s.customer_id;

-- Accounts that were signed up for and never proved give back what guests bought with their address.
create temporary table by_address on commit drop as
select u.id as from_id, 'usr_' || substr(u.id, 5, 10) || substr(md5(random()::text || u.id), 1, 16) as to_id, u.email
from users u where u.confirmed_at is null and u.password_hash is not null and u.deleted_at is null;

create temporary table orders_by_address on commit drop as
select o.id, a.from_id, a.to_id from by_address a join orders o on o.user_id = a.from_id and o.completed_at is not null
where not exists (
  select from payments p where p.order_id = o.id and p.status = 'Succeeded' and p.buyer ->> 'userId' = a.from_id);

-- What renews a subscription goes with it, whoever the renewal was charged to.
insert into orders_by_address
select distinct o.id, b.from_id, b.to_id from orders_by_address b
join subscriptions s on s.order_id = b.id
join subscription_periods n on n.subscription_id = s.id and n.order_id <> b.id
join orders o on o.id = n.order_id and o.user_id = b.from_id and o.completed_at is not null
where not exists (select from orders_by_address known where known.id = o.id);

insert into users (id, email, name, created_at)
select a.to_id, a.email, coalesce((
    select o.customer ->> 'name' from orders_by_address b join orders o on o.id = b.id
    where b.from_id = a.from_id order by o.number desc limit 1), ''), now()
from by_address a
where exists (select from orders_by_address b where b.from_id = a.from_id)
  or exists (select from licenses l where l.user_id = a.from_id and l.cause = 'Grant');

update licenses l set user_id = b.to_id from orders_by_address b where l.order_id = b.id and l.user_id = b.from_id;
update licenses l set user_id = a.to_id from by_address a where l.user_id = a.from_id and l.cause = 'Grant';
update sales s set customer_id = b.to_id from orders_by_address b where s.order_id = b.id and s.customer_id = b.from_id;
update subscriptions n set user_id = b.to_id from orders_by_address b where n.order_id = b.id and n.user_id = b.from_id;
update orders o set user_id = b.to_id from orders_by_address b where o.id = b.id;
