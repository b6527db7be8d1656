import { getEarningTerms } from '#contract/payouts/earning-terms.ts'
import * as accounts from '#contract/payouts/payout-accounts.ts'
import * as contract from '#contract/payouts/payouts.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/implement.ts'
import { describeAccount } from './account/describe-account.ts'
import { savePayoutAccount } from './account/save-payout-account.ts'
import { activeOf } from './active-creator.ts'
import { readEarningTerms } from './earning-terms.views.ts'
import { readOverview } from './overview.views.ts'
import { findPayout } from './payout.views.ts'
import { describeLine, listLines, listSortedLines } from './payout-line.views.ts'
import { listRows } from './payout-row.views.ts'

const perPage = 50
const linesPerPage = 100

const readAfter = (after: string | undefined) => {
  const [entryId = '', index] = after?.split('.') ?? []
  return after === undefined ? undefined : { entryId, index: Number(index) }
}

export const payoutRoutes = ({ encryption }: { encryption: Vault }) => [
  implement(accounts.getPayoutAccount, async ({ db, visitor, now }) => ({
    status: 200,
    body: await describeAccount(db, encryption, activeOf(visitor), now),
  })),

  implement(accounts.savePayoutAccount, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await savePayoutAccount(tx, encryption, editor, body)
    return { status: 200, body: await describeAccount(tx, encryption, editor.creatorId, now) }
  }),

  implement(contract.getPayoutOverview, async ({ db, visitor, now }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => readOverview(tx, activeOf(visitor), now)),
  })),

  implement(getEarningTerms, async ({ db, visitor, now }) => ({
    status: 200,
    body: await readEarningTerms(db, activeOf(visitor), now),
  })),

  implement(contract.listPayouts, async ({ db, visitor, query }) => {
    const rows = await listRows(db, { creatorId: activeOf(visitor), after: query.after, sort: query.sort, limit: perPage + 1 })
    const items = rows.slice(0, perPage)
    const next = rows.length > perPage ? `${contract.listPayouts.path}?sort=${query.sort}&after=${items.at(-1)?.id}` : null
    return { status: 200, body: { items, hasMore: next !== null, next } }
  }),

  implement(contract.getPayout, async ({ db, visitor, params }) => ({
    status: 200,
    body: (await readAsOne(db, (tx) => findPayout(tx, activeOf(visitor), params.payoutId))) ?? refuse('not-found'),
  })),

  implement(contract.listPayoutLines, async ({ db, visitor, params, query }) => {
    const { payoutId } = params
    if (!(await findPayout(db, activeOf(visitor), payoutId))) refuse('not-found')
    const { sort } = query
    const asked = { payoutId, after: readAfter(query.after), limit: linesPerPage + 1 }
    const rows = await (sort ? listSortedLines(db, { ...asked, sort }) : listLines(db, asked))
    const page = rows.slice(0, linesPerPage)
    const last = page.at(-1)
    const path = contract.listPayoutLines.path.replace('{payoutId}', payoutId)
    const next = rows.length > linesPerPage && last ? `${path}?${sort ? `sort=${sort}&` : ''}after=${last.entry_id}.${last.index}` : null
    return { status: 200, body: { items: page.map(describeLine), hasMore: next !== null, next } }
  }),
]
