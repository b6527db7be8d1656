import { type Level, type StaffArea, type StaffRole, staffAreas, staffRoles } from '#contract/core/permissions.ts'

export const staffRoleNames: Record<StaffRole, string> = {
  Owner: 'Owner',
  CustomerSupport: 'Customer support',
  CreatorSupport: 'Creator support',
  QA: 'QA',
}

export const levelLabel: Record<Level, string> = {
  write: 'see and change',
  texts: 'change texts',
  read: 'see',
  'no-names': 'see, without names',
  no: 'no',
}

const areas = Object.keys(staffAreas) as StaffArea[]

/** Short names of the areas; the table has them in full. */
const areaNames: Record<StaffArea, readonly string[]> = {
  sales: ['sales', 'customers'],
  licenses: ['licenses'],
  creators: ['creators'],
  releases: ['releases'],
  platform: ['staff roles', 'the audit log'],
}

const list = new Intl.ListFormat('en-GB')

const reached = (role: StaffRole, level: Level): string[] =>
  areas.filter((area) => staffAreas[area].roles[role] === level).flatMap((area) => areaNames[area])

/** What a staff role may do, as a sentence built from the permission table. */
export const describeStaffRole = (role: StaffRole): string => {
  const changed = reached(role, 'write')
  const seen = reached(role, 'read')
  if (areas.every((area) => staffAreas[area].roles[role] === 'write')) return 'Everything, including staff roles and the audit log.'
  return [changed.length > 0 && `Can change ${list.format(changed)}.`, seen.length > 0 && `Can view ${list.format(seen)}.`]
    .filter(Boolean)
    .join(' ')
}

export const staffRoleOptions = staffRoles.map((role) => ({ value: role, label: staffRoleNames[role], hint: describeStaffRole(role) }))
