-- What a payment buys at the price of an upgrade, as 'creator/product': while it is under way, no other order of the account has that price.
alter table payments add column upgrades text[] not null default '{}';
create index payments_upgrades_under_way on payments (buyer_id)
where upgrades <> '{}' and status in ('Started', 'NeedsConfirmation', 'Processing');
