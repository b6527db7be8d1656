-- A token names the subscription that a license follows, and is made all day: it stands on the license, where the token is made.
alter table licenses add column subscription_id text;
update licenses l set subscription_id = s.id from subscriptions s where s.order_id = l.order_id and s.line_id = l.line_id;
