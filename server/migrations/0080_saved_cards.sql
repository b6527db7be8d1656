-- A card that somebody with an account keeps for the next purchase, one with each provider. The number itself is the provider's.
create table saved_cards (
  user_id text not null references users (id),
  provider text not null,
  method_id text not null,
  method_name text not null,
  saved_at timestamptz not null,
  primary key (user_id, provider)
);

-- What the buyer chose for this payment: the card they kept, or to keep the one they enter. `saved_method` is a renewal's.
alter table payments add column chosen_method text, add column keeps_card boolean not null default false;
