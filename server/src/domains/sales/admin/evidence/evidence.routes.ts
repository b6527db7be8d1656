import { getOrderEvidence } from '#contract/sales/evidence.ts'
import { drawDocument } from '#domains/documents/index.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { describePdf } from '#platform/http/describe-pdf.ts'
import { implement } from '#platform/http/implement.ts'
import { composeEvidence } from './compose-evidence.ts'

export const evidenceRoutes = () => [
  implement(getOrderEvidence, async ({ db, params, reply, now }) => {
    const evidence = await readAsOne(db, (tx) => composeEvidence(tx, params.orderId, now))
    const pdf = await drawDocument({ kind: 'Evidence', evidence })
    describePdf(reply, `evidence-${evidence.orderNumber}.pdf`)
    return { status: 200, body: pdf }
  }),
]
