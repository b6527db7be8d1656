import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Person, SignedIn } from '#platform/http/visitor.ts'
import { describePerson } from '../accounts/describe-user.ts'
import type { Belongings } from '../identity-deps.ts'
import { type ActiveCreator, chooseActive, effectiveStaffRoles } from './active-creator.rules.ts'
import type { SessionRow, Sessions } from './principal.views.ts'
import { searchKeyOf } from './search-key.ts'

export type PrincipalDeps = { signatures: Vault; staffNeedTwoFactor: boolean; belongings: Belongings; sessions: Sessions }

/** On a creator's own site its own products alone. */
export const isIn =
  (scope: string) =>
  (key: string): boolean =>
    scope === '' || key.startsWith(`${scope}/`)

const nobodys: ActiveCreator = { creatorId: null, creatorRoles: [] }

type Acting = { creatorId: string; until: Date }

/** Staff may act for a creator whose team they are not in, for a while. Only then is it looked up whether they still do. */
const findActing = async (db: Reader, { row, wantedCreator, now }: Asking, { belongings }: PrincipalDeps): Promise<Acting | null> => {
  if (wantedCreator === undefined || row.staff_roles.length === 0) return null
  if (row.memberships.some(({ creatorId }) => creatorId === wantedCreator)) return null
  const acting = await belongings.findActing(db, { creatorId: wantedCreator, sessionId: row.session_id, now })
  return acting ? { creatorId: wantedCreator, until: acting.until } : null
}

type Asking = { row: SessionRow; wantedCreator: string | undefined; now: Date }

/** Somebody signed in, from the one row that was read. On a creator's own site everybody is a customer, staff too. */
export const toVisitor = async (db: Reader, deps: PrincipalDeps, asking: Asking): Promise<SignedIn> => {
  const { row, wantedCreator, now } = asking
  const isCustomer = row.scope !== ''
  const memberships = isCustomer ? [] : row.memberships
  const staffRoles = isCustomer ? [] : effectiveStaffRoles(row, deps.staffNeedTwoFactor)
  const acting = isCustomer ? null : await findActing(db, asking, deps)
  const active = isCustomer ? nobodys : chooseActive(memberships, staffRoles, wantedCreator, acting?.creatorId ?? null)
  const isCreator = memberships.length > 0
  // What was bought with an address shows once it is proved.
  const isProved = row.confirmed_at !== null
  const user: Person = {
    ...describePerson(row, row.scope, row),
    staffRoles: [...staffRoles],
    creatorRoles: [...active.creatorRoles],
    isCreator,
    ...(active.creatorId !== null && { creatorId: active.creatorId }),
    ...((isCreator || staffRoles.length > 0) && { searchKey: searchKeyOf(deps.signatures, row.id, active.creatorId, now) }),
    ...(!isCustomer && row.staff_roles.length > staffRoles.length && { twoFactorRequired: true }),
    ...(acting && active.creatorId === acting.creatorId && { actingUntil: acting.until.toISOString() }),
  }
  return {
    kind: 'user',
    userId: row.id,
    sessionId: row.session_id,
    scope: row.scope,
    authenticatedAt: row.fresh_at,
    staffRoles,
    creatorId: active.creatorId,
    creatorRoles: active.creatorRoles,
    memberships,
    listOwned: async (db) =>
      new Set(isProved ? (await deps.belongings.listOwned(db, { userId: row.id, now })).filter(isIn(row.scope)) : []),
    user,
    belongings: row.belongings,
  }
}
