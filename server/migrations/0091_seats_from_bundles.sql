-- Bundles carry no seats of their own, and what came in one was given none: a plugin that was bought could not be activated. It gets
-- what the plugin has where it is sold by itself.
update licenses l set
  seats = (p.published #>> '{variations,0,licensePolicy,seats}')::integer,
  offline_activation = (p.published #>> '{variations,0,licensePolicy,offlineActivation}')::boolean
from products p
where p.creator_id = l.creator_id and p.id = l.product_id and p.type = 'Plugin' and l.bundle_id is not null and l.seats = 0
  and (p.published #>> '{variations,0,licensePolicy,seats}')::integer > 0;
