import type { applicationFilters } from '#contract/creators/staff-applications.ts'
import type { creatorFilters } from '#contract/creators/staff-creators.ts'
import { listApplicationRows } from '#domains/creators/applications/application-list.views.ts'
import { listCreatorRows } from '#domains/creators/staff/creator-list.views.ts'
import { type InboxQuery, listConversations } from '#domains/support/conversations/inbox.views.ts'
import { readInboxOverview } from '#domains/support/conversations/overview.views.ts'
import { openDatabase } from '#platform/database/database.ts'
import { fillAdmin } from './admin/fill-admin.ts'
import { type Deps, withFilledDatabase } from './support/empty-database.ts'
import { measurePalette } from './support/measure-palette.ts'
import { type Figure, printTable } from './support/table.ts'
import { measureList } from './support/turn-pages.ts'

const rows = Number(process.env.DESKS ?? 1_000_000)
const end = new Date('2026-11-15T12:00:00Z')

const creators: Record<string, { show?: (typeof creatorFilters)[number]; q?: string }> = {
  'all of them': {},
  suspended: { show: 'suspended' },
  'a word that many have': { q: 'audio' },
  'a word that many have, suspended': { q: 'audio', show: 'suspended' },
  'a name that one has': { q: 'maker 4711 ' },
  'a word that nobody has': { q: 'zebedee' },
  'two letters that nobody has': { q: 'aa' },
  'two letters that all have': { q: 'ma' },
}

const applications: Record<string, { show?: (typeof applicationFilters)[number]; q?: string }> = {
  'what waits': {},
  decided: { show: 'decided' },
  'a word that many have': { show: 'all', q: 'audio' },
  'a word that many have, waiting': { q: 'audio' },
  'a name that one has': { show: 'all', q: 'maker 4711 ' },
  'a word that nobody has': { show: 'all', q: 'zebedee' },
  'two letters that nobody has': { show: 'all', q: 'zq' },
}

const conversations: Record<string, InboxQuery> = {
  open: { show: 'open' },
  mine: { show: 'mine' },
  unassigned: { show: 'unassigned' },
  closed: { show: 'closed' },
  'a word that all have': { show: 'open', q: 'question' },
  'a word that one in a thousand has': { show: 'open', q: 'installer' },
  'one of them': { show: 'open', q: 'question 4711 ' },
  'a word that nobody has': { show: 'open', q: 'zebedee' },
  'two letters that nobody has': { show: 'open', q: 'zq' },
  'a whole address': { show: 'open', q: 'buyer-4711@example.test' },
}

const measureOn = async ({ url }: Deps): Promise<Figure[]> => {
  const { db, close } = openDatabase(url)
  const looking = { userId: `usr_${'7'.padStart(26, '0')}`, now: end }
  const figures: Figure[] = []
  for (const [name, wish] of Object.entries(creators))
    figures.push(await measureList(`creators: ${name}`, rows, (after) => listCreatorRows(db, { ...wish, after })))
  for (const [name, wish] of Object.entries(applications))
    figures.push(await measureList(`applications: ${name}`, rows, (after) => listApplicationRows(db, { ...wish, after })))
  for (const [name, wish] of Object.entries(conversations))
    figures.push(await measureList(`conversations: ${name}`, rows, (after) => listConversations(db, looking, { ...wish, after })))
  const overview = async (): Promise<{ next: null }> => {
    await readInboxOverview(db, looking)
    return { next: null }
  }
  figures.push(await measureList('conversations: the overview', rows, overview))
  figures.push(...(await measurePalette(db, rows)))
  await close()
  return figures
}

export const measureAdmin = (): Promise<Figure[]> => withFilledDatabase('admin', (url) => fillAdmin(url, rows, end), measureOn)

if (import.meta.main) {
  const figures = await measureAdmin()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}
