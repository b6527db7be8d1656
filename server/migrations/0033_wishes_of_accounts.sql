-- What mail an address gets is what the address itself has said: nobody else writes here. What an account asks for before it has
-- proved its address is kept with that account, and a link in a mail carries what it was sent for.
create table account_wishes (
  user_id text not null references users (id),
  scope text not null,
  -- Nothing where the account has not said.
  newsletter boolean,
  product_updates boolean,
  changed_at timestamptz not null,
  primary key (user_id, scope)
);

-- An unconfirmed row may be anybody's, except where nobody has touched it since the sign-up that wrote it in the same moment.
insert into account_wishes (user_id, scope, newsletter, changed_at)
select u.id, p.scope, true, p.changed_at
from communication_preferences p
join users u on lower(u.email) = p.email and u.created_at = p.changed_at
where p.confirmed_at is null and p.scope = '' and p.newsletter
  and u.confirmed_at is null and u.password_hash is not null and u.deleted_at is null;

delete from communication_preferences where confirmed_at is null;
alter table communication_preferences alter column confirmed_at set not null;
