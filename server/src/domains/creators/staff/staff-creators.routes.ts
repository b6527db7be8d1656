import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/creators/staff-creators.ts'
import type { Tx } from '#platform/database/database.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { setFee } from '../fees/set-fee.ts'
import { changeCreator } from './change-creator.ts'
import { listCreatorRows } from './creator-list.views.ts'
import { type StaffAct, staffActOf } from './staff-act.ts'
import { describeCreator, type ReadBalance } from './staff-creator.views.ts'
import { suspendCreator, unsuspendCreator } from './suspend-creator.ts'

type Deps = { readBalance: ReadBalance }

type Asking = {
  tx: Tx
  visitor: SignedIn
  request: FastifyRequest
  now: Date
  params: { creatorId: string }
  body: { version: number }
}

/** What staff decide about creators. Every change returns the creator as it is now. */
export const staffCreatorRoutes = ({ readBalance }: Deps): BoundRoute[] => {
  const change = async ({ tx, visitor, request, now, params, body }: Asking, act: (act: StaffAct) => Promise<void>) => {
    await act(staffActOf(visitor, request, now, { ...params, version: body.version }))
    return { status: 200, body: await describeCreator(tx, readBalance, params.creatorId, now) }
  }

  return [
    implement(contract.listStaffCreators, async ({ db, query }) => ({ status: 200, body: await listCreatorRows(db, query) })),

    implement(contract.getStaffCreator, async ({ db, params, now }) => ({
      status: 200,
      body: await readAsOne(db, (tx) => describeCreator(tx, readBalance, params.creatorId, now)),
    })),

    implement(contract.changeStaffCreator, (asking) => {
      const { version: _seen, ...wish } = asking.body
      return change(asking, (act) => changeCreator(asking.tx, act, wish))
    }),

    implement(contract.setCreatorFee, (asking) => change(asking, (act) => setFee(asking.tx, act, asking.body))),

    implement(contract.suspendCreator, (asking) => change(asking, (act) => suspendCreator(asking.tx, act, asking.body.reason))),

    implement(contract.unsuspendCreator, (asking) => change(asking, (act) => unsuspendCreator(asking.tx, act))),
  ]
}
