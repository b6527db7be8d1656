import { type Level, reachesLevel, type StaffArea, staffAreas, staffLevel } from '#contract/core/permissions.ts'
import type { User } from '#contract/identity/user.ts'

type Roles = Pick<User, 'staffRoles'>

/** Who gives staff roles and reads the audit log. */
export const mayRunPlatform = ({ staffRoles }: Roles): boolean => reachesLevel(staffLevel('platform', staffRoles), 'write')

/** Who sees orders, and who may refund them. */
export const maySeeSales = ({ staffRoles }: Roles): boolean => reachesLevel(staffLevel('sales', staffRoles), 'read')
export const mayRefundSales = ({ staffRoles }: Roles): boolean => reachesLevel(staffLevel('sales', staffRoles), 'write')

/** Who sees licenses, and who may change them. */
export const maySeeLicenses = ({ staffRoles }: Roles): boolean => reachesLevel(staffLevel('licenses', staffRoles), 'read')
export const mayChangeLicenses = ({ staffRoles }: Roles): boolean => reachesLevel(staffLevel('licenses', staffRoles), 'write')
/** Who decides about applications and creators. */
export const mayDecideAboutCreators = ({ staffRoles }: Roles): boolean => reachesLevel(staffLevel('creators', staffRoles), 'write')

export type Duty = { area: StaffArea; means: string; level: Level }

/** What a user's roles allow, taken from the permission table. */
export const dutiesOf = ({ staffRoles }: Roles): Duty[] =>
  (Object.keys(staffAreas) as StaffArea[]).map((area) => ({ area, means: staffAreas[area].means, level: staffLevel(area, staffRoles) }))
