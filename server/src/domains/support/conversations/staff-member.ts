import type { FastifyRequest } from 'fastify'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'

/** Who of the staff acts, and from where. */
export type StaffMember = { userId: string; name: string; network: string; now: Date }

export const staffMemberOf = ({ userId, user }: SignedIn, request: FastifyRequest, now: Date): StaffMember => ({
  userId,
  name: user.name.trim() || 'Someone',
  network: networkOf(request.ip),
  now,
})
