import * as contract from '#contract/payouts/payout-statements.ts'
import { drawDocument } from '#domains/documents/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { describePdf } from '#platform/http/describe-pdf.ts'
import { implement } from '#platform/http/implement.ts'
import { streamCsv } from '#platform/http/stream-csv.ts'
import { activeOf } from '../active-creator.ts'
import { earningsTable } from './earnings-table.ts'
import { findPayoutTable } from './payout-table.ts'
import { findStatement } from './statement.views.ts'

export const payoutStatementRoutes = () => [
  implement(contract.exportPayoutLines, async ({ db, visitor, params, reply }) => {
    const table = (await findPayoutTable(db, activeOf(visitor), params.payoutId)) ?? refuse('not-found')
    return { status: 200, body: await streamCsv(reply, table) }
  }),

  implement(contract.getPayoutStatement, async ({ db, visitor, params, reply }) => {
    const creatorId = activeOf(visitor)
    const statement = (await readAsOne(db, (tx) => findStatement(tx, creatorId, params.payoutId))) ?? refuse('not-found')
    const pdf = await drawDocument({ kind: 'PayoutStatement', statement })
    describePdf(reply, `statement-${statement.number}.pdf`)
    return { status: 200, body: pdf }
  }),

  implement(contract.exportEarnings, async ({ db, visitor, query, reply }) => ({
    status: 200,
    body: await streamCsv(reply, earningsTable(db, activeOf(visitor), query)),
  })),
]
