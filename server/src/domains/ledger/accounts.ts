export { ledgerAccounts as accounts, ledgerEntryKinds as entryKinds } from '#contract/ledger/books.ts'
