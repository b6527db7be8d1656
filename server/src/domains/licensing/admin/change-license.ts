import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { handReason, isOwnReason, mayTakeBack, writeReason } from '../history/hand-reason.rules.ts'
import { type Doer, findLastDetails, writeEvents } from '../history/license-event.store.ts'
import { restoreOneLicense, revokeOneLicense, setEnd, setSeats } from '../license.store.ts'
import { joinedReason } from '../trials/join-trials.ts'
import { licenseTakenAway } from './license-taken-away.ts'

/**
 * A license for somebody who may change it: a creator only its own. `was` is the state they saw, if the call names it. Each
 * change returns whether anything changed.
 */
type Changing<Was = unknown> = {
  licenseId: string
  creatorId: string | undefined
  doer: Doer
  now: Date
  note?: string | null | undefined
  was?: Was | undefined
}

/** Somebody else was quicker: the refusal names the current state, and nothing is overwritten. */
const overtaken = (what: string) => refuse('edited-elsewhere', { detail: `${what} Check it again before you change it.` })

const lock = async (tx: Tx, { licenseId, creatorId }: Changing) =>
  (await tx
    .selectFrom('licenses')
    .select(['id', 'cause', 'seats', 'expires_at', 'revoked_because', 'subscription_id'])
    .where('id', '=', licenseId)
    .$if(creatorId !== undefined, (query) => query.where('creator_id', '=', creatorId ?? ''))
    .forUpdate()
    .executeTakeFirst()) ?? refuse('not-found')

const withNote = ({ note }: Changing) => (note ? { note } : {})

type Status = 'Active' | 'Revoked'

export const revokeLicense = async (tx: Tx, changing: Changing<Status>, reason: string): Promise<boolean> => {
  const { id, revoked_because } = await lock(tx, changing)
  const { doer, now } = changing
  if (changing.was === 'Active' && revoked_because.length > 0) overtaken('Someone else has revoked this license in the meantime.')
  if (revoked_because.some((known) => isOwnReason(doer, known))) return false
  await revokeOneLicense(tx, id, writeReason(doer, reason), doer, now)
  await addJob(tx, licenseTakenAway, { licenseId: id })
  return true
}

/** A license ended by a refund or a dispute stays ended. */
export const restoreLicense = async (tx: Tx, changing: Changing<Status>): Promise<boolean> => {
  const { id, revoked_because } = await lock(tx, changing)
  if (changing.was === 'Revoked' && revoked_because.length === 0) overtaken('Someone else has restored this license in the meantime.')
  const mine = revoked_because.filter((reason) => mayTakeBack(changing.doer, reason))
  if (mine.length > 0) {
    await restoreOneLicense(tx, id, mine, changing.doer, changing.now)
    return true
  }
  if (revoked_because.length === 0) return false
  if (revoked_because.includes(joinedReason))
    refuse('already-done', { detail: 'This trial was merged with another one of the same person, which continues.' })
  const isByHand = revoked_because.some((reason) => handReason.test(reason))
  return refuse('already-done', {
    detail: isByHand
      ? 'Support revoked this license. Contact support.'
      : 'A refund or a dispute ended this license. It can’t be restored by hand.',
  })
}

export const changeSeats = async (tx: Tx, changing: Changing<number>, seats: number): Promise<boolean> => {
  const { id, seats: from } = await lock(tx, changing)
  if (changing.was !== undefined && changing.was !== from) overtaken(`Someone else has set the seats to ${from} in the meantime.`)
  const { taken } = await tx
    .selectFrom('activations')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('license_id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow()
  if (seats < taken) refuse('invalid-input', { errors: { seats: [`Devices with a seat: ${taken}. Release some first.`] } })
  if (seats === from) return false
  await setSeats(tx, id, seats)
  await writeEvents(
    tx,
    [{ licenseId: id, kind: 'SeatsChanged', details: { from, to: seats, ...withNote(changing) } }],
    changing.doer,
    changing.now,
  )
  return true
}

/** Whether it had expired before it was extended: then undoing the extension may end it again. */
const isWayBack = async (tx: Tx, licenseId: string, end: Date): Promise<boolean> =>
  (await findLastDetails(tx, licenseId, 'Extended'))?.from === end.toISOString()

export const extendLicense = async (tx: Tx, changing: Changing<Date | null>, expiresAt: Date | null): Promise<boolean> => {
  const { id, cause, expires_at, subscription_id } = await lock(tx, changing)
  if (changing.was !== undefined && changing.was?.getTime() !== expires_at?.getTime())
    overtaken('Someone else has changed when this license ends.')
  if (cause === 'Trial' && expiresAt === null)
    refuse('invalid-input', { errors: { expiresAt: ['A trial always ends. Choose an end date, or give a license.'] } })
  if (expires_at?.getTime() === expiresAt?.getTime()) return false
  // Its owner would go on paying for a license that never ends.
  if (subscription_id !== null && expiresAt === null)
    refuse('invalid-input', { errors: { expiresAt: ['This license belongs to a subscription. Choose an end date, or give a license.'] } })
  if (expiresAt && expiresAt <= changing.now && !(await isWayBack(tx, id, expiresAt)))
    refuse('invalid-input', { errors: { expiresAt: ['This is in the past. To end the license now, revoke it.'] } })
  await setEnd(tx, id, expiresAt)
  const details = { from: expires_at?.toISOString() ?? null, to: expiresAt?.toISOString() ?? null, ...withNote(changing) }
  await writeEvents(tx, [{ licenseId: id, kind: 'Extended', details }], changing.doer, changing.now)
  return true
}
