import { staffTeamName } from '#domains/creators/index.ts'

/** Who did something, as the team sees it: colleagues by name, staff as the shop and without their own id, deleted accounts as nobody. */
export const teamPerson = (id: string | null, name: string | null): { id: string; name: string } | null => {
  if (id === null || name === null) return null
  return name === staffTeamName ? { id: 'staff', name } : { id, name: name || 'Someone' }
}
