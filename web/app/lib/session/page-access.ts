import { type CreatorArea, creatorLevel, type Level, reachesLevel, type StaffArea, staffLevel } from '#contract/core/permissions.ts'

/** The area of the pages below a path, and the level they need. Nothing: open to everybody who passes its guard. */
type Rooms<Area> = Readonly<Record<string, { area: Area; level: Level } | null>>

/** More than a "no" of the permission tables. */
const atAll: Level = 'no-names'

const creatorRooms: Rooms<CreatorArea> = {
  '/creator': null,
  '/creator/products': { area: 'products', level: atAll },
  '/creator/bundles': { area: 'promotion', level: atAll },
  '/creator/coupons': { area: 'promotion', level: atAll },
  '/creator/vouchers': { area: 'promotion', level: atAll },
  '/creator/storefront': { area: 'promotion', level: atAll },
  '/creator/plugins': { area: 'releases', level: atAll },
  '/creator/releases': { area: 'releases', level: atAll },
  '/creator/sales': { area: 'sales', level: atAll },
  '/creator/support': { area: 'releases', level: atAll },
  '/creator/customers': { area: 'sales', level: 'read' },
  '/creator/payouts': { area: 'payouts', level: atAll },
  '/creator/settings': { area: 'team', level: atAll },
  '/resources': null,
}

const staffRooms: Rooms<StaffArea> = {
  '/admin': null,
  '/admin/sales': { area: 'sales', level: atAll },
  '/admin/support': { area: 'sales', level: atAll },
  '/admin/customers': { area: 'sales', level: atAll },
  '/admin/licenses': { area: 'licenses', level: atAll },
  '/admin/creators': { area: 'creators', level: atAll },
  '/admin/featured': { area: 'creators', level: atAll },
  '/admin/releases': { area: 'releases', level: atAll },
  // There is nothing to read there, only actions.
  '/admin/releases/approve': { area: 'releases', level: 'write' },
  '/admin/releases/reject': { area: 'releases', level: 'write' },
  '/admin/payouts': { area: 'platform', level: atAll },
  '/admin/books': { area: 'platform', level: atAll },
}

/** The two overviews have no areas below them: an unlisted page at /creator/x is not the overview's. */
const entrances = ['/creator', '/admin']

const roomOf = <Area>(rooms: Rooms<Area>, path: string): { area: Area; level: Level } | null | undefined => {
  const [longest] = Object.keys(rooms)
    .filter((room) => path === room || (path.startsWith(`${room}/`) && !entrances.includes(room)))
    .sort((one, other) => other.length - one.length)
  return longest === undefined ? undefined : rooms[longest]
}

/** Whether these roles may open a page. An unlisted page is closed to everybody, so that a new page cannot be forgotten here. */
const isOpen = <Area>(rooms: Rooms<Area>, levelIn: (area: Area, roles: readonly string[]) => Level) => {
  return (path: string, roles: readonly string[]): boolean => {
    const room = roomOf(rooms, path)
    return room === null || (room !== undefined && reachesLevel(levelIn(room.area, roles), room.level))
  }
}

export const opensCreatorPage = isOpen(creatorRooms, creatorLevel)
export const opensStaffPage = isOpen(staffRooms, staffLevel)
