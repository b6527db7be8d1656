-- What each day that is over moved on every account. Days are only ever added: the ledger they are summed from never changes either.
create table ledger_days (
  day date not null,
  account text not null,
  currency text not null,
  amount bigint not null,
  primary key (day, account, currency)
);
