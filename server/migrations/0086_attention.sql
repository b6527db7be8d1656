-- How many looked at a creator's pages, listened and put something into a cart, by day. Counts alone: nobody is in them.
-- Many come on one day, so each day has a few rows and a counting waits for nobody: the connection chooses its own.
create table attention (
  creator_id text not null references creators (id),
  day date not null,
  slot integer not null,
  visits integer not null default 0 check (visits >= 0),
  plays integer not null default 0 check (plays >= 0),
  carts integer not null default 0 check (carts >= 0),
  primary key (creator_id, day, slot)
) with (fillfactor = 70);
