-- Money that no provider could return was paid by staff in another way, from our own bank account. The provider still holds what it took.
alter table refunds add column by_hand boolean not null default false;
