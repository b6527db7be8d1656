-- What people ask support is a conversation: messages in both directions, one customer, at most one order and one license.
create table conversations (
  id text primary key,
  name text not null,
  email text not null,
  -- Who wrote while signed in with a proven address; everybody else is only an address.
  user_id text,
  topic text not null check (topic in ('Order', 'License', 'Technical', 'Account', 'Selling', 'Other')),
  subject text not null,
  order_id uuid,
  license_id text,
  state text not null check (state in ('Open', 'Waiting', 'Closed')),
  assignee_id text,
  -- Who writes an answer at the moment, so that two do not.
  answering_id text,
  answering_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  -- The newest message in either direction: what waits longest comes first.
  last_at timestamptz not null,
  first_answered_at timestamptz,
  closed_at timestamptz,
  search text not null generated always as (lower(name || ' ' || email || ' ' || subject)) stored
);
create index conversations_by_state on conversations (state, last_at, id);
create index conversations_of_assignee on conversations (assignee_id, last_at, id) where state <> 'Closed';
create index conversations_unassigned on conversations (last_at, id) where assignee_id is null and state = 'Open';
create index conversations_by_address on conversations (lower(email), last_at desc);
create index conversations_by_user on conversations (user_id);
create index conversations_by_order on conversations (order_id) where order_id is not null;
create index conversations_by_license on conversations (license_id) where license_id is not null;
create index conversations_by_time on conversations (created_at);
create index conversations_search on conversations using gin (search gin_trgm_ops);

create table conversation_messages (
  id text primary key,
  conversation_id text not null references conversations (id),
  kind text not null check (kind in ('Asked', 'Answered', 'Note', 'Automatic')),
  channel text not null check (channel in ('Form', 'Mail', 'Hand', 'Site')),
  -- Whoever of the staff wrote it or put it there.
  staff_id text,
  -- The address a mail claims to come from, where it is another than the customer's: it proves nothing.
  claimed_from text,
  body text not null,
  -- What a mail quotes of earlier ones, shown folded.
  quoted text,
  -- Names of files that came along and were not taken.
  left_out text[] not null default '{}',
  -- The Message-ID of a mail that came in: the same mail delivered twice is one message.
  mail_key text,
  at timestamptz not null
);
create index conversation_messages_in_order on conversation_messages (conversation_id, at, id);
create unique index conversation_messages_once on conversation_messages (conversation_id, mail_key) where mail_key is not null;

-- What staff ask the team of a creator about a conversation. The customer's name and address are not in it.
create table creator_questions (
  id text primary key,
  conversation_id text not null references conversations (id),
  creator_id text not null,
  asked_by text not null,
  question text not null,
  asked_at timestamptz not null,
  answered_by text,
  answer text,
  answered_at timestamptz
);
create index creator_questions_of_conversation on creator_questions (conversation_id, asked_at);
create index creator_questions_open on creator_questions (creator_id, asked_at, id) where answered_at is null;
create index creator_questions_answered on creator_questions (creator_id, answered_at, id) where answered_at is not null;

-- Answers that are given often, with fields such as {name}.
create table canned_answers (
  id text primary key,
  title text not null,
  body text not null,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null
);

-- What was written before: each message begins a conversation, which nobody has answered here.
insert into conversations (id, name, email, topic, subject, state, created_at, last_at)
  select 'cnv_' || substr(m.id, 5), m.name, m.email, 'Other', m.subject, 'Open', m.created_at, m.created_at from contact_messages m;
insert into conversation_messages (id, conversation_id, kind, channel, body, at)
  select m.id, 'cnv_' || substr(m.id, 5), 'Asked', 'Form', m.message, m.created_at from contact_messages m;
drop table contact_messages;
