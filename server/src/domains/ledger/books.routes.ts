import * as contract from '#contract/ledger/books.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/implement.ts'
import { streamCsv } from '#platform/http/stream-csv.ts'
import { readTrialBalance } from './book.views.ts'
import { findEntry, listEntries } from './book-entry.views.ts'
import type { ReadPayoutNumbers } from './causing-payouts.ts'
import { ledgerTable } from './ledger-table.ts'

const perPage = 50

export const bookRoutes = ({ readPayoutNumbers }: { readPayoutNumbers: ReadPayoutNumbers }) => [
  implement(contract.getTrialBalance, async ({ db, query, now }) => ({
    status: 200,
    body: await readTrialBalance(db, query.day ?? now.toISOString().slice(0, 10)),
  })),

  implement(contract.listEntries, async ({ db, query }) => {
    const rows = await listEntries(db, readPayoutNumbers, { ...query, limit: perPage + 1 })
    const items = rows.slice(0, perPage)
    const after = rows.length > perPage ? items.at(-1)?.id : undefined
    const wish = Object.entries({ ...query, after }).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const next = after ? `${contract.listEntries.path}?${new URLSearchParams(wish)}` : null
    return { status: 200, body: { items, hasMore: next !== null, next } }
  }),

  implement(contract.getEntry, async ({ db, params }) => ({
    status: 200,
    body: (await findEntry(db, readPayoutNumbers, params.entryId)) ?? refuse('not-found'),
  })),

  implement(contract.exportLedger, async ({ db, query, reply }) => ({
    status: 200,
    body: await streamCsv(reply, ledgerTable(db, readPayoutNumbers, query)),
  })),
]
