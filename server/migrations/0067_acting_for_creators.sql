-- Staff in a creator's place: why, and for how long. It belongs to the one session it was begun in.
create table creator_acting (
  id text primary key,
  creator_id text not null references creators (id),
  user_id text not null references users (id),
  session_id text not null,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  stopped_at timestamptz,
  network text
);
create index creator_acting_by_session on creator_acting (session_id, creator_id, ends_at);
create index creator_acting_by_creator on creator_acting (creator_id, id);

-- How a team is told who did something in its creator: colleagues by name, staff as the shop. Whoever is gone has no name.
create function team_name(of_creator text, person text) returns text language sql stable as $$
  select case
    when u.deleted_at is not null then null
    when cardinality(u.staff_roles) > 0
      and not exists (select from creator_members m where m.creator_id = of_creator and m.user_id = u.id) then 'Soundfair staff'
    else u.name
  end from users u where u.id = person
$$;
