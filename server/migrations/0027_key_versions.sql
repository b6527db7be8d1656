-- From which version on each plugin knows a key: plugins of one creator have versions of their own. One that came after the key was
-- activated knows it from its first version on, and has no row; so have all of them for a creator's first key.
create table licensing_key_versions (
  kid text not null references licensing_keys (kid),
  creator_id text not null,
  product_id text not null,
  -- null: no version of this plugin knows it yet.
  from_version text,
  primary key (kid, product_id),
  foreign key (creator_id, product_id) references products (creator_id, id)
);

insert into licensing_key_versions (kid, creator_id, product_id, from_version)
select k.kid, p.creator_id, p.id, k.from_version
from licensing_keys k join products p on p.creator_id = k.creator_id and p.type = 'Plugin'
where k.from_version is not null;

alter table licensing_keys drop column from_version;
