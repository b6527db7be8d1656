-- Pages hold what somebody wrote. The HTML of their texts is made whenever they are read, so what was stored of it goes; some of it
-- had come from outside. Addresses that no picture, sound or video can have go too: new ones are refused.
create function pg_temp.clean_address(address jsonb) returns jsonb language sql immutable as $$
  -- Browsers read a scheme through leading spaces and control characters, and through tabs and line ends anywhere.
  select case when read ~* '^[a-z][a-z0-9+.-]*:' and read !~* '^https?:' then '""'::jsonb else address end
  from (select regexp_replace(regexp_replace(left(address #>> '{}', 4000), '^[\x01-\x20]+', ''), '[\t\n\r]', '', 'g') as read) one
$$;

-- Changes one field of an object, where it is a text.
create function pg_temp.clean_field(object jsonb, field text) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(object -> field) = 'string'
    then jsonb_set(object, array[field], pg_temp.clean_address(object -> field)) else object end
$$;

create function pg_temp.clean_list(list jsonb, fields text[]) returns jsonb language plpgsql immutable as $$
declare
  cleaned jsonb := '[]';
  one jsonb;
  field text;
begin
  for one in select value from jsonb_array_elements(list) loop
    foreach field in array fields loop
      one := pg_temp.clean_field(one, field);
    end loop;
    cleaned := cleaned || jsonb_build_array(one);
  end loop;
  return cleaned;
end $$;

create function pg_temp.clean_block(block jsonb) returns jsonb language sql immutable as $$
  select case block ->> 'type'
    when 'ImageBlock' then pg_temp.clean_field(block - 'bodyHtml', 'image')
    when 'VideoBlock' then pg_temp.clean_field(block - 'bodyHtml', 'video')
    when 'AudioPlayerBlock' then jsonb_set(block, '{samples}', pg_temp.clean_list(block -> 'samples', '{wet,dry}'))
    when 'TestimonialsBlock' then jsonb_set(block, '{testimonials}', pg_temp.clean_list(block -> 'testimonials', '{image}'))
    else block - 'bodyHtml' end
$$;

create function pg_temp.clean_page(page jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(page -> 'pageBlocks') = 'array' then
    jsonb_set(page - 'descriptionHtml', '{pageBlocks}', (
      select coalesce(jsonb_agg(pg_temp.clean_block(block) order by place), '[]')
      from jsonb_array_elements(page -> 'pageBlocks') with ordinality as blocks (block, place)))
    else page - 'descriptionHtml' end
$$;

-- Cards carry the first sample of a page by itself.
create function pg_temp.clean_published(page jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(page -> 'audition') = 'object'
    then jsonb_set(pg_temp.clean_page(page), '{audition}', pg_temp.clean_list(jsonb_build_array(page -> 'audition'), '{wet,dry}') -> 0)
    else pg_temp.clean_page(page) end
$$;

-- Only what changes is written: each published row that is touched is indexed anew.
update products p set draft = pg_temp.clean_page(p.draft) where pg_temp.clean_page(p.draft) <> p.draft;
update products p set published = pg_temp.clean_published(p.published) where pg_temp.clean_published(p.published) <> p.published;
update bundles b set draft = pg_temp.clean_page(b.draft) where pg_temp.clean_page(b.draft) <> b.draft;
update bundles b set published = pg_temp.clean_published(b.published) where pg_temp.clean_published(b.published) <> b.published;
update creators c set draft_page = pg_temp.clean_page(c.draft_page) where pg_temp.clean_page(c.draft_page) <> c.draft_page;
update creators c set published_page = pg_temp.clean_page(c.published_page) where pg_temp.clean_page(c.published_page) <> c.published_page;
update published_versions v set content = pg_temp.clean_page(v.content) where pg_temp.clean_page(v.content) <> v.content;
