import type { FastifyRequest } from 'fastify'
import { type AuditRecord, record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { holdStaffRecord, type StaffRecord } from './staff-creator.store.ts'

/** The member of staff, the creator, the network, and the version they saw. */
export type StaffAct = { creatorId: string; version: number; userId: string; network: string; now: Date }

type Seen = { creatorId: string; version: number }

export const staffActOf = ({ userId }: SignedIn, request: FastifyRequest, now: Date, seen: Seen): StaffAct => ({
  ...seen,
  userId,
  network: networkOf(request.ip),
  now,
})

/** The creator, locked, if it is still the version that was seen. */
export const holdCreatorAs = async (tx: Tx, { creatorId, version }: StaffAct): Promise<StaffRecord> => {
  const creator = (await holdStaffRecord(tx, creatorId)) ?? refuse('not-found')
  if (creator.admin_version === version) return creator
  return refuse('already-done', { detail: 'Someone else has changed this creator since you opened it. Check it again.' })
}

export const tellStaffAct = (tx: Tx, act: StaffAct, action: AuditRecord['action'], details: Record<string, unknown>): Promise<void> => {
  const { creatorId, userId, network, now } = act
  return record(tx, { action, at: now, actorId: userId, creatorId, subject: creatorId, details, network })
}
