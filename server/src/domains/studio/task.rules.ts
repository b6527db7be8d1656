import { type CreatorArea, creatorLevel, type Level, reachesLevel } from '#contract/core/permissions.ts'

/** The state of a creator's shop. */
export type Standing = {
  live: boolean
  hasSignedTerms: boolean
  /** Earlier signed terms stay valid for a while after newer ones are published. */
  hasSignedNewestTerms: boolean
  hasLogo: boolean
  hasTagline: boolean
  hasPage: boolean
  pageHasChanges: boolean
  drafts: number
  liveProducts: number
  withUnpublishedChanges: number
  /** Newest of its product, approved by QA and neither published nor scheduled. */
  approvedReleases: WaitingReleases
  /** Newest of its product, and sent back by QA. */
  returnedReleases: WaitingReleases
  /** Payouts that are on hold or have failed. */
  stoppedPayouts: number
}

/** How many there are, and the first of them. */
export type WaitingReleases = { count: number; id: string; name: string; version: string } | null

export type Task = { what: string; words: string; to: string }

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The permissions that a task needs. */
const needs: Readonly<Record<string, { area: CreatorArea; level: Level }>> = {
  terms: { area: 'team', level: 'write' },
  logo: { area: 'team', level: 'write' },
  tagline: { area: 'team', level: 'write' },
  'returned-releases': { area: 'releases', level: 'write' },
  'approved-releases': { area: 'releases', level: 'write' },
  payouts: { area: 'payouts', level: 'read' },
  'first-product': { area: 'products', level: 'write' },
  drafts: { area: 'products', level: 'texts' },
  changes: { area: 'products', level: 'texts' },
  page: { area: 'promotion', level: 'write' },
  'page-changes': { area: 'promotion', level: 'write' },
}

const isFor = ({ what }: Task, roles: readonly string[]): boolean => {
  const needed = needs[what]
  return needed === undefined || reachesLevel(creatorLevel(needed.area, roles), needed.level)
}

type ReleaseTask = { what: string; list: string; one: (name: string) => string; many: (count: number) => string }

const returned: ReleaseTask = {
  what: 'returned-releases',
  list: '/creator/releases',
  one: (name) => `Fix ${name}: QA sent it back`,
  many: (count) => `Fix ${count} releases that QA sent back`,
}
const approved: ReleaseTask = {
  what: 'approved-releases',
  list: '/creator/releases?status=Approved',
  one: (name) => `Publish ${name}: QA has approved it`,
  many: (count) => `Publish ${count} releases that QA has approved`,
}

const releaseTask = ({ what, list, one, many }: ReleaseTask, waiting: WaitingReleases): Task | false => {
  if (!waiting) return false
  if (waiting.count > 1) return { what, words: many(waiting.count), to: list }
  return { what, words: one(`${waiting.name} ${waiting.version}`), to: `/creator/releases/${waiting.id}` }
}

/** The open tasks for somebody with these roles, most urgent first. */
export const tasksOf = (standing: Standing, roles: readonly string[]): Task[] => {
  const tasks: (Task | false)[] = [
    !standing.hasSignedNewestTerms && {
      what: 'terms',
      words: standing.hasSignedTerms
        ? 'Sign the new terms for creators: we have e-mailed you what changes'
        : 'Sign the latest terms: nothing can go live until then',
      to: '/creator/settings#terms',
    },
    releaseTask(returned, standing.returnedReleases),
    releaseTask(approved, standing.approvedReleases),
    !standing.hasLogo && { what: 'logo', words: 'Add a logo: it is shown on all your cards', to: '/creator/settings#profile' },
    !standing.hasTagline && { what: 'tagline', words: 'Say in one line what you make', to: '/creator/settings#profile' },
    standing.stoppedPayouts > 0 && {
      what: 'payouts',
      words:
        standing.stoppedPayouts === 1
          ? 'A payout is on hold or failed: see why'
          : `${standing.stoppedPayouts} payouts are on hold or failed: see why`,
      to: '/creator/payouts',
    },
    standing.liveProducts === 0 &&
      standing.drafts === 0 && { what: 'first-product', words: 'Create your first product', to: '/creator/products' },
    standing.drafts > 0 && {
      what: 'drafts',
      words: `Finish ${counted(standing.drafts, 'draft', 'drafts')}`,
      to: '/creator/products?state=Draft',
    },
    standing.withUnpublishedChanges > 0 && {
      what: 'changes',
      words: `Publish the changes to ${counted(standing.withUnpublishedChanges, 'product', 'products')}`,
      to: '/creator/products?state=Live',
    },
    !standing.hasPage && { what: 'page', words: 'Build your storefront page', to: '/creator/storefront' },
    standing.hasPage &&
      standing.pageHasChanges && { what: 'page-changes', words: 'Publish the changes to your storefront page', to: '/creator/storefront' },
    !standing.live && {
      what: 'not-live',
      words:
        standing.liveProducts > 0
          ? 'Your storefront isn’t public yet: we make it public after a last look'
          : 'Your storefront isn’t public yet: publish a product, and we’ll take a last look',
      to: '/creator/storefront',
    },
  ]
  return tasks.filter((task) => task !== false).filter((task) => isFor(task, roles))
}
