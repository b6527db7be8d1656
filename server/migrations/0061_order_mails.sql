-- Which mails about an order were taken by the mail server, and when: what there is to show where somebody says that nothing came.
create table order_mails (
  -- The mail's own id: sent twice, it is one mail.
  id text primary key,
  order_id uuid not null,
  -- Where it went; empty once the account behind it is deleted.
  email text not null,
  subject text not null,
  sent_at timestamptz not null
);
create index order_mails_by_order on order_mails (order_id, sent_at);
create index order_mails_by_address on order_mails (lower(email));
