-- Through which channel a line was sold, and why its fee has the rate it has. Of older sales only the rate is known.
alter table sale_lines add column channel text check (channel in ('Embed', 'BuyLink', 'Site'));
alter table sale_lines add column fee_reason text check (fee_reason in ('Marketplace', 'OwnChannel', 'Agreed'));
update sale_lines l set fee_reason = case l.fee_rate when 0.15 then 'Marketplace' when 0.08 then 'OwnChannel' else 'Agreed' end;
alter table sale_lines alter column fee_reason set not null;

-- Which payout a sale is in is asked of the payouts' lines.
alter table sales drop column payout_id;
