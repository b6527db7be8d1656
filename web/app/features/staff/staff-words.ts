import { type Level, type StaffArea, type StaffRole, staffAreas } from '#contract/permissions.ts'

export const staffRoleNames: Record<StaffRole, string> = {
  Owner: 'Owner',
  CustomerSupport: 'Customer support',
  CreatorSupport: 'Creator support',
  QA: 'QA',
}

export const levelWords: Record<Level, string> = {
  write: 'see and change',
  texts: 'change texts',
  read: 'see',
  'no-names': 'see, without names',
  no: 'no',
}

const areas = Object.keys(staffAreas) as StaffArea[]
const list = new Intl.ListFormat('en', { type: 'conjunction' })

const areaName = (area: StaffArea): string => staffAreas[area].means.split(/[,:]/)[0] ?? area

const reached = (role: StaffRole, level: Level): string[] => areas.filter((area) => staffAreas[area].roles[role] === level).map(areaName)

/** What a staff role opens, in a sentence made from the permission table itself. */
export const describeStaffRole = (role: StaffRole): string => {
  const changed = reached(role, 'write')
  const seen = reached(role, 'read')
  if (changed.length === areas.length) return 'Everything, staff roles and the audit log included.'
  return [changed.length > 0 && `Changes ${list.format(changed)}.`, seen.length > 0 && `Sees ${list.format(seen)}.`]
    .filter(Boolean)
    .join(' ')
}
