import { type CreatorArea, creatorLevel, type Level, reachesLevel } from '#contract/core/permissions.ts'

/** How a creator's shop stands. */
export type Standing = {
  live: boolean
  hasSignedTerms: boolean
  /** Terms that were signed earlier count for a while after newer ones came. */
  hasSignedNewestTerms: boolean
  hasLogo: boolean
  hasTagline: boolean
  hasPage: boolean
  pageHasChanges: boolean
  drafts: number
  liveProducts: number
  withUnpublishedChanges: number
  /** The newest of their product and channel that QA has decided about and that wait for the team. */
  decidedReleases: readonly { id: string; name: string; status: 'Approved' | 'Rejected' | 'ChangesRequested' }[]
  /** Payouts that are on hold or have failed. */
  stoppedPayouts: number
}

export type Task = { what: string; words: string; to: string }

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const releaseText: Record<Standing['decidedReleases'][number]['status'], (name: string) => string> = {
  Approved: (name) => `${name} is approved: publish it when you’re ready`,
  Rejected: (name) => `${name} was rejected: see why`,
  ChangesRequested: (name) => `QA asks for changes to ${name}`,
}

/** What somebody must be able to do for a task to be theirs. */
const needs: Readonly<Record<string, { area: CreatorArea; level: Level }>> = {
  terms: { area: 'team', level: 'write' },
  logo: { area: 'team', level: 'write' },
  tagline: { area: 'team', level: 'write' },
  release: { area: 'releases', level: 'write' },
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

/** What needs doing by somebody with these roles, the most pressing first. */
export const tasksOf = (standing: Standing, roles: readonly string[]): Task[] => {
  const tasks: (Task | false)[] = [
    !standing.hasSignedNewestTerms && {
      what: 'terms',
      words: standing.hasSignedTerms
        ? 'Sign the new terms for creators: we have sent you what changes'
        : 'Sign the latest terms: nothing can go live until then',
      to: '/creator/settings#terms',
    },
    !standing.hasLogo && { what: 'logo', words: 'Add a logo: it is shown on all your cards', to: '/creator/settings#profile' },
    !standing.hasTagline && { what: 'tagline', words: 'Say in one line what you make', to: '/creator/settings#profile' },
    ...standing.decidedReleases.map(({ id, name, status }) => ({
      what: 'release',
      words: releaseText[status](name),
      to: `/creator/releases/${id}`,
    })),
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
      words: 'Your storefront isn’t public yet: contact us when you’re ready',
      to: '/support?topic=go-public#contact',
    },
  ]
  return tasks.filter((task) => task !== false).filter((task) => isFor(task, roles))
}
