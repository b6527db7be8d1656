-- A creator's mark is half of the list of featured creators. Whoever changes it elsewhere changes the list: whoever has the list open is
-- told, and does not bring back what somebody else took away.
create function count_featured_marks() returns trigger language plpgsql as $$ begin
  update featured_lists l set version = l.version + 1 where l.kind = 'creators';
  return null;
end $$;
create trigger featured_marks_count after update of featured on creators
  for each row when (old.featured is distinct from new.featured) execute function count_featured_marks();
