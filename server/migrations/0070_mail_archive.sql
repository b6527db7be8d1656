-- Every mail that the mail server took or refused, with what it said. What many got is stored once.
create table mail_bodies (
  id text primary key,
  -- The message as it was sent, encrypted: it holds links that open accounts.
  encrypted text not null,
  keep_until timestamptz not null
);
create index mail_bodies_by_end on mail_bodies (keep_until);

create table sent_mails (
  -- The mail's own id: sent twice, it is one mail.
  id text primary key,
  kind text not null,
  -- Where it went; empty once the account behind it is deleted.
  email text not null,
  subject text not null,
  order_id uuid,
  state text not null check (state in ('Sent', 'Failed')),
  -- What the mail server said when it did not take it.
  reason text,
  at timestamptz not null,
  -- Nothing where only this was noted; a body that is gone by its date leaves its name here.
  body_id text,
  -- What one of many got of their own in a body that is stored once, encrypted.
  own text,
  -- The mail that this one repeats, and who of the staff had it sent.
  again_of text,
  asked_by text,
  -- When this one was last sent again.
  again_at timestamptz
);
create index sent_mails_by_order on sent_mails (order_id, at, id) where order_id is not null;
create index sent_mails_by_address on sent_mails (lower(email), at, id);
create index sent_mails_by_age on sent_mails (at) where order_id is null;

insert into sent_mails (id, kind, email, subject, order_id, state, at)
select m.id, 'other', m.email, m.subject, m.order_id, 'Sent', m.sent_at from order_mails m;
drop table order_mails;
