-- What needs no host, or also runs in one that nobody is asked for, fits more studios than the words beside its documents said
-- (0083): as the store writes them now (contract/src/catalog/studio-tokens.ts), and listed anew where that changed something.
do $$
declare changed record;
begin
  for changed in
    with shown as (
      select p.creator_id, p.id, coalesce(p.published, p.draft) -> 'compatibility' as content from products p
    ),
    named as (
      select s.creator_id, s.id, bool_and(exists (
        select from (values ('Ableton Live'), ('Bitwig Studio'), ('Cubase'), ('FL Studio'), ('GarageBand'), ('Logic Pro'), ('Pro Tools'), ('Reaper'),
          ('Reason'), ('Studio One')) as known (name) where starts_with(lower(host), lower(known.name))
      )) as are_known
      from shown s cross join lateral jsonb_array_elements_text(s.content -> 'hosts') host
      where s.content -> 'systems' = '[]'
      group by 1, 2
    ),
    machines as (
      select s.creator_id, s.id, known.name as system,
        exists (select from jsonb_array_elements_text(system -> 'formats') format where lower(format) <> 'standalone') as needs_host,
        exists (select from jsonb_array_elements_text(system -> 'formats') format
          where lower(format) in ('vst3', 'au', 'aax', 'clap', 'standalone')) as is_known,
        coalesce(system ->> 'note', '') ~* 'silicon|arm|universal' as is_arm, coalesce(system ->> 'note', '') ~* 'intel|x64|x86|universal' as is_intel
      from shown s
      cross join lateral jsonb_array_elements(s.content -> 'systems') system
      join (values ('mac', 'macOS'), ('os x', 'macOS'), ('windows', 'Windows'), ('linux', 'Linux')) as known (start, name)
        on starts_with(lower(system ->> 'name'), known.start)
    ),
    others as (
      select m.creator_id, m.id, 'runs:' || m.system || '-' || processor.name || case when m.needs_host then '/other' else '/any' end as trait,
        'runs:' || m.system || '-' || processor.name || '/Standalone' as instead_of
      from machines m
      join (values ('arm'), ('x64')) as processor (name) on case processor.name
        when 'arm' then m.is_arm or not m.is_intel or m.system <> 'Linux'
        else m.is_intel or not m.is_arm end
      where not m.needs_host or not m.is_known
    ),
    now_run as (
      select p.creator_id, p.id, array(
        select t.trait collate "C" from (
          select was.trait from unnest(p.traits) as was (trait)
          where not (n.are_known is false and was.trait like 'runs:%')
            and not exists (
              select from others o
              where o.creator_id = p.creator_id and o.id = p.id and o.instead_of = was.trait and o.trait like '%/any'
            )
          union
          select 'runs:any' where n.are_known is false
          union
          select o.trait from others o where o.creator_id = p.creator_id and o.id = p.id
        ) t (trait) order by 1
      ) as traits
      from products p
      left join named n on n.creator_id = p.creator_id and n.id = p.id
    )
    update products p set traits = r.traits
    from now_run r
    where r.creator_id = p.creator_id and r.id = p.id and r.traits <> p.traits
    returning p.creator_id, p.id
  loop
    perform list_for_search(changed.creator_id, changed.id);
  end loop;
end $$;
