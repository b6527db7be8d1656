import type { ReleaseStatus } from '#contract/releases/release-states.ts'
import type { Review, reviewFilters } from '#contract/releases/reviews.ts'

type Filter = (typeof reviewFilters)[number]

export const filterLabel: Readonly<Record<Filter, string>> = { waiting: 'Waiting', mine: 'Mine', decided: 'Decided', all: 'All' }

export const emptyText: Readonly<Record<Filter, { title: string; text: string }>> = {
  waiting: { title: 'Nothing waits', text: 'What creators submit comes here, the oldest first.' },
  mine: { title: 'You have none', text: 'Reviews that you take are here until you decide or give them back.' },
  decided: { title: 'Nothing was decided yet', text: 'What was approved, rejected or sent back is here, the newest first.' },
  all: { title: 'No releases yet', text: 'What creators submit comes here.' },
}

const decidedText: Readonly<Record<ReleaseStatus, string>> = {
  Draft: 'Its creator works on it. It can be decided once it is submitted.',
  InReview: 'It waits for its review.',
  ChangesRequested: 'It went back to its creator with what is to be changed.',
  Rejected: 'It was rejected. Its creator may change it and submit it again.',
  Approved: 'It was approved, and stays as it is. When it is published is up to its creator.',
}

/** Why somebody may not decide, in a sentence; nothing where they may. */
export const mayNotText = ({ mayNotBecause, status, taken }: Pick<Review, 'mayNotBecause' | 'status' | 'taken'>): string | undefined => {
  switch (mayNotBecause) {
    case null:
      return undefined
    case 'own-creator':
      return 'You are on this creator’s team, so someone else has to review it.'
    case 'taken':
      return `${taken?.by.name ?? 'Somebody else'} reviews it. You can take it when the time is over or it is given back.`
    case 'not-in-review':
      return decidedText[status]
    case 'read-only':
      return 'You may look at reviews. QA decides them.'
  }
}
