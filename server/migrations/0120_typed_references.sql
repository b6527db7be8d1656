-- References of payment providers are found however they are typed: in capitals, or by their first part.
create index payments_by_reference on payments (lower(provider_id) collate "C") where provider_id is not null;
create index refunds_by_typed_reference on refunds (lower(provider_id) collate "C") where provider_id is not null;
create index disputes_by_reference on disputes (lower(provider_id) collate "C");
drop index refunds_by_reference;
alter index refunds_by_typed_reference rename to refunds_by_reference;
