-- Teams that signed earlier terms are told of new ones, once; thirty days later the new ones are required.
create table creator_terms_notices (
  creator_id text not null references creators (id),
  version text not null,
  told_at timestamptz not null,
  is_required boolean not null default false,
  primary key (creator_id, version)
);
