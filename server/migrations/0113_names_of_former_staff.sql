-- Whoever acted for a creator as staff stays the shop to its team, also after they lost their role: until now their name came out
-- with it. Only whoever belongs to the team now is named whatever they were.
create or replace function team_name(of_creator text, person text) returns text language sql stable as $$
  select case
    when u.deleted_at is not null then null
    when exists (select from creator_members m where m.creator_id = of_creator and m.user_id = u.id) then u.name
    when cardinality(u.staff_roles) > 0
      or exists (select from creator_acting a where a.creator_id = of_creator and a.user_id = u.id) then 'Soundfair staff'
    else u.name
  end from users u where u.id = person
$$;
