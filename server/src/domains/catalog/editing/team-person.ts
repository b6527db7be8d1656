/** What `team_name` calls the shop's staff (0067_acting_for_creators.sql). */
const staff = 'Soundfair staff'

/** Who did something, as the team is told: colleagues by name, staff as the shop and without their own id. Whoever is gone is nobody. */
export const teamPerson = (id: string | null, name: string | null): { id: string; name: string } | null => {
  if (id === null || name === null) return null
  return name === staff ? { id: 'staff', name } : { id, name: name || 'Someone' }
}
