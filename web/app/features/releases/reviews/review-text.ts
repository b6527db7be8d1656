import type { ReleaseStatus } from '#contract/releases/release-states.ts'
import type { Review, reviewFilters } from '#contract/releases/reviews.ts'

type Filter = (typeof reviewFilters)[number]

export const filterLabel: Readonly<Record<Filter, string>> = { waiting: 'Waiting', mine: 'Mine', decided: 'Decided', all: 'All' }

export const emptyText: Readonly<Record<Filter, { title: string; text: string }>> = {
  waiting: { title: 'Nothing to review', text: 'Submitted releases appear here, oldest first.' },
  mine: { title: 'You have no reviews', text: 'Reviews you take stay here until you decide or hand them back.' },
  decided: { title: 'Nothing decided yet', text: 'Approved and rejected releases, and those sent back, appear here, newest first.' },
  all: { title: 'No releases yet', text: 'Submitted releases appear here.' },
}

const decidedText: Readonly<Record<ReleaseStatus, string>> = {
  Draft: 'Its creator is working on it. You can decide once it is submitted.',
  InReview: 'It is waiting for review.',
  ChangesRequested: 'It was sent back. Its creator can change it and submit it again.',
  Rejected: 'It was rejected. Its creator can change it and submit it again.',
  Approved: 'It was approved and can’t be changed. Its creator decides when to publish it.',
}

/** Why somebody may not decide, in a sentence; undefined where they may. */
export const mayNotText = ({ mayNotBecause, status, taken }: Pick<Review, 'mayNotBecause' | 'status' | 'taken'>): string | undefined => {
  switch (mayNotBecause) {
    case null:
      return undefined
    case 'own-creator':
      return 'You are on this creator’s team, so someone else has to review it.'
    case 'taken':
      return `${taken?.by.name ?? 'Someone else'} is reviewing it. You can take it when their time is up or they hand it back.`
    case 'not-in-review':
      return decidedText[status]
    case 'read-only':
      return 'You can view reviews. QA decides them.'
  }
}
