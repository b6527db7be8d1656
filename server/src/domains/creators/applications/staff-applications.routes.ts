import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/creators/staff-applications.ts'
import type { Tx } from '#platform/database/database.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { listApplicationRows } from './application-list.views.ts'
import { approveApplication } from './approve-application.ts'
import { type Decider, deciderOf } from './decider.ts'
import { reopenApplication } from './reopen-application.ts'
import { sendBackApplication } from './send-back-application.ts'
import { describeApplication } from './staff-application.views.ts'

type Asking = { tx: Tx; visitor: SignedIn; request: FastifyRequest; now: Date; params: { applicationId: string } }

/** The staff's side of applications. Every decision returns the application as it is now. */
export const staffApplicationRoutes = (): BoundRoute[] => {
  const decide = async ({ tx, visitor, request, now, params }: Asking, act: (decider: Decider) => Promise<void>) => {
    await act(deciderOf(visitor, request, now))
    return { status: 200, body: await describeApplication(tx, params.applicationId) }
  }

  return [
    implement(contract.listApplications, async ({ db, query }) => ({ status: 200, body: await listApplicationRows(db, query) })),

    implement(contract.getApplication, async ({ db, params }) => ({
      status: 200,
      body: await readAsOne(db, (tx) => describeApplication(tx, params.applicationId)),
    })),

    implement(contract.approveApplication, (asking) =>
      decide(asking, (decider) => approveApplication(asking.tx, decider, { ...asking.params, ...asking.body })),
    ),

    implement(contract.rejectApplication, (asking) =>
      decide(asking, (decider) => sendBackApplication(asking.tx, decider, { to: 'Rejected', ...asking.params, ...asking.body })),
    ),

    implement(contract.askBackApplication, (asking) =>
      decide(asking, (decider) => sendBackApplication(asking.tx, decider, { to: 'ChangesAsked', ...asking.params, ...asking.body })),
    ),

    implement(contract.reopenApplication, (asking) =>
      decide(asking, (decider) => reopenApplication(asking.tx, decider, { ...asking.params, ...asking.body })),
    ),
  ]
}
