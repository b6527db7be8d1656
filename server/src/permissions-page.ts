import { creatorAreas, creatorRoles, type Level, staffAreas, staffRoles } from '#contract/core/permissions.ts'
import type { Access, Route } from '#contract/core/route.ts'

const levelLabel: Record<Level, string> = { no: 'no', 'no-names': 'no names', read: 'read', texts: 'pages and texts only', write: 'yes' }

const accessLabel: Record<Extract<Access, string>, string> = {
  public: 'everyone',
  'signed-in': 'signed-in users',
  creator: 'members of a creator, and staff acting for one',
  staff: 'staff of any role',
  operator: 'operators of the shop',
  development: 'everyone in development, nobody in production',
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

type Areas<Role extends string> = Readonly<Record<string, { means: string; roles: Readonly<Record<Role, Level>> }>>

const areaTable = <Role extends string>(areas: Areas<Role>, roles: readonly Role[]): string =>
  table(
    ['may', ...roles],
    Object.values(areas).map((area) => [area.means, ...roles.map((role) => levelLabel[area.roles[role]])]),
  )

const neededLevel: Record<Level, string> = {
  no: '',
  'no-names': 'see, without names',
  read: 'see',
  texts: 'write texts of',
  write: 'change',
}

const whoMayCall = ({ access, recentlyAuthenticated }: Route): string => {
  const after = recentlyAuthenticated ? ', recently authenticated' : ''
  if (typeof access === 'string') return `${accessLabel[access]}${after}`
  const [who, area] = 'creator' in access ? ['members', creatorAreas[access.creator]] : ['staff', staffAreas[access.staff]]
  return `${who} who may ${neededLevel[access.level]}: ${area.means}${after}`
}

const byPath = (one: Route, other: Route): number => {
  const [left, right] = [`${one.path} ${one.method}`, `${other.path} ${other.method}`]
  return left < right ? -1 : Number(left > right)
}

/** docs/permissions.md: who may do what, as text, from the same declarations that the server enforces. */
export const describePermissions = (routes: readonly Route[]): string => `# Who may do what

Made from \`contract/src/core/permissions.ts\` and the routes of \`contract/src\`, which the server enforces and the pages follow. After a change there, generate it again
with \`npx vitest run server/src/permissions-page.test.ts -u\`.

Of several roles the highest level counts. Callers who are signed out get a 401, callers without the right a 403; something that belongs to someone else is a 404, as if it did
not exist. Recently authenticated means that the password was entered in the last ten minutes.

## In a creator's team

${areaTable(creatorAreas, creatorRoles)}

Staff with the role Owner or CreatorSupport may act for any creator, with the rights of an Admin. What they change there is in the audit log with both ids.

## Staff

${areaTable(staffAreas, staffRoles)}

## Routes

A path with a star is also served under \`/@{creatorId}\`, for programs of that creator.

${table(
  ['method', 'path', 'who may call it'],
  [...routes].sort(byPath).map((route) => [route.method, `\`${route.path}\`${route.scope === 'creator' ? ' *' : ''}`, whoMayCall(route)]),
)}
`
