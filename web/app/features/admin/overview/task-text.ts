import type { StaffTaskKind } from '#contract/admin/overview.ts'
import type { WriteCount } from '#web/ui/texts/count.tsx'

type Look = { one: string; many: string; to: string }

/** The label of each kind of task, and the page to deal with it. */
export const taskLooks: Readonly<Record<StaffTaskKind, Look>> = {
  disputes: { one: 'dispute to answer', many: 'disputes to answer', to: '/admin/sales?status=Disputed' },
  'broken-promises': { one: 'data check failed', many: 'data checks failed', to: '/admin#data-checks' },
  'stuck-jobs': { one: 'job is stuck', many: 'jobs are stuck', to: '/admin#stuck-jobs' },
  'failed-refunds': { one: 'refund failed', many: 'refunds failed', to: '/admin/sales' },
  'failed-payouts': { one: 'payout failed', many: 'payouts failed', to: '/admin/payouts' },
  support: { one: 'message is waiting for an answer', many: 'messages are waiting for an answer', to: '/admin/support' },
  releases: { one: 'release is waiting for review', many: 'releases are waiting for review', to: '/admin/releases' },
  applications: { one: 'application to decide', many: 'applications to decide', to: '/admin/creators' },
  'ready-creators': {
    one: 'new storefront is ready to go public',
    many: 'new storefronts are ready to go public',
    to: '/admin/creators?tab=creators&show=hidden',
  },
}

export const taskText = (kind: StaffTaskKind, count: number, write: WriteCount): string =>
  `${count >= 1_000 ? `${write(1_000)} or more` : count} ${count === 1 ? taskLooks[kind].one : taskLooks[kind].many}`
