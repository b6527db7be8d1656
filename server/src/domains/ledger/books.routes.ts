import * as contract from '#contract/ledger/books.ts'
import { implement } from '#platform/http/implement.ts'
import { listEntries, readTrialBalance } from './book.views.ts'

const perPage = 50

export const bookRoutes = () => [
  implement(contract.getTrialBalance, async ({ db, query, now }) => ({
    status: 200,
    body: await readTrialBalance(db, query.day ?? now.toISOString().slice(0, 10)),
  })),

  implement(contract.listEntries, async ({ db, query }) => {
    const rows = await listEntries(db, { ...query, limit: perPage + 1 })
    const items = rows.slice(0, perPage)
    const after = rows.length > perPage ? items.at(-1)?.id : undefined
    const wish = Object.entries({ ...query, after }).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const next = after ? `${contract.listEntries.path}?${new URLSearchParams(wish)}` : null
    return { status: 200, body: { items, hasMore: next !== null, next } }
  }),
]
