-- The balance of the ledger is looked up in the ledger, whatever tables of those names somebody's session has of its own.
alter function require_balance() set search_path = public, pg_temp;
