-- Whom a statement names, as it was when the payout was made: what a creator or the seller changes later changes no statement.
-- Payouts that are there already get what is known today.
alter table payouts add column parties jsonb;

update payouts p set parties = jsonb_build_object(
  'version', 1,
  'payee', jsonb_build_object('name', coalesce(c.business_name, c.name), 'address', c.address - 'version', 'taxId', c.tax_id),
  'payer', (
    select s.details - 'version' - 'payer' from sellers s
    order by s.valid_from <= p.created_at::date desc, case when s.valid_from <= p.created_at::date then s.valid_from end desc nulls last
    limit 1
  )
) from creators c where c.id = p.creator_id;

alter table payouts alter column parties set not null;
