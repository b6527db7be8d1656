-- What is owed to a creator is paid out some time after it was sold: each of its lines says from when on. A payout's own lines have
-- no such day. Of the lines that are there only this new column is filled; from here on they refuse every change again.
alter table ledger_lines add column due_at timestamptz;

grant update on ledger_lines to current_user;
alter table ledger_lines disable trigger ledger_lines_are_append_only;
update ledger_lines l set due_at = greatest(e.at, (
    select s.at + interval '14 days' from ledger_entries s where s.order_id = e.order_id and s.kind = 'Sale' order by s.at limit 1
  ))
from ledger_entries e where e.id = l.entry_id and l.account = 'Creator';
alter table ledger_lines enable trigger ledger_lines_are_append_only;
revoke update on ledger_lines from current_user;

-- Payable is what a payout has taken from a creator's balance and no bank has confirmed; Exchange is where one currency becomes another.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'Sale', 'Refund', 'RefundFailed', 'DisputeOpened', 'DisputeWon', 'DisputeLost', 'LateCapture', 'LateCaptureReturned',
  'Payout', 'PayoutPaid', 'PayoutReturned'));
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check check (account in (
  'Provider', 'Creator', 'Fees', 'Tax', 'Held', 'LateCapture', 'Losses', 'Bank', 'Payable', 'Exchange'));

-- What a creator is owed is summed from the index alone.
drop index ledger_lines_by_creator;
create index ledger_lines_by_creator on ledger_lines (creator_id, due_at) include (currency, amount, entry_id, index) where account = 'Creator';
