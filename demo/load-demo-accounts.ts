import { addMember, signTerms, termsVersion } from '#domains/creators/index.ts'
import { openAccount } from '#domains/identity/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { type DemoPerson, demoPassword, demoPeople } from './shop/people.ts'

const writePerson = async (tx: Tx, { email, name, staffRoles = [], teams = {} }: DemoPerson, now: Date): Promise<void> => {
  const userId = await openAccount(tx, { email, name, password: demoPassword, staffRoles, now })
  // One after the other, because a user acts for the team they joined first.
  for (const [index, [creatorId, roles]] of Object.entries(teams).entries()) {
    await addMember(tx, { creatorId, userId, roles, now: new Date(now.getTime() + index) })
    if (roles.includes('Admin')) await signTerms(tx, { creatorId, version: termsVersion, userId, now })
  }
}

/** The users of the demo shop: staff, creators and two customers. */
export const loadDemoAccounts = async (tx: Tx, now: Date): Promise<void> => {
  for (const person of demoPeople) await writePerson(tx, person, now)
}
