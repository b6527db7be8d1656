import { lockUsers } from '#domains/identity/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Doer } from '../history/license-event.store.ts'
import { joinTrials } from './join-trials.ts'
import { asJoined } from './trial.rules.ts'
import { listTriedTwice, moveTrialRows, type TwoAccounts } from './trial.store.ts'

type Moving = TwoAccounts & { doer: Doer; now: Date }

/**
 * The trials of an account that becomes part of another. Two of one product become one, as on a device (decision 0111). Both accounts are
 * locked first, so that none starts in either after they were looked at.
 */
export const moveTrials = async (tx: Tx, { from, to, doer, now }: Moving): Promise<void> => {
  await lockUsers(tx, [from, to])
  for (const { own, other } of await listTriedTwice(tx, { from, to })) {
    const { license_id: stays, joins: ends } = asJoined(own, other)
    await joinTrials(tx, { stays, ends, doer, now })
  }
  await moveTrialRows(tx, { from, to })
}
