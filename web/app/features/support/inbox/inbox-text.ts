import type { ConversationState, InboxFilter } from '#contract/support/conversations.ts'
import type { Topic } from '#contract/support/support.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const filterLabel: Readonly<Record<InboxFilter, string>> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  waiting: 'Waiting',
  closed: 'Closed',
}

export const emptyText: Readonly<Record<InboxFilter, { title: string; text: string }>> = {
  open: { title: 'Nothing waiting', text: 'Messages from customers appear here, longest waiting first.' },
  mine: {
    title: 'No conversations assigned to you',
    text: 'Conversations assigned to you, or that you answer first, stay here until they are closed.',
  },
  unassigned: { title: 'Everything is assigned', text: 'Unassigned conversations appear here.' },
  waiting: { title: 'No replies outstanding', text: 'Answered conversations wait here for the customer.' },
  closed: { title: 'Nothing closed yet', text: 'Closed conversations are here, newest first. A reply reopens them.' },
}

export const stateLabel: Readonly<Record<ConversationState, string>> = { Open: 'Open', Waiting: 'Waiting for customer', Closed: 'Closed' }
export const stateTone: Readonly<Record<ConversationState, ChipTone>> = { Open: 'accent', Waiting: 'plain', Closed: 'ok' }

export const topicLabel: Readonly<Record<Topic, string>> = {
  Order: 'An order',
  License: 'A license',
  Technical: 'A technical problem',
  Account: 'An account',
  Selling: 'Selling here',
  Other: 'Something else',
}

type Subject = { topic: Topic; orderNumber: string; licenseId: string }

/** What a conversation is about, in one line: "Now about an order, ORD-000123, license …4f7a2c". */
export const subjectText = ({ topic, orderNumber, licenseId }: Subject): string => {
  const label = topicLabel[topic]
  const about = `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  return ['Now about', [about, orderNumber, licenseId && `license …${licenseId.slice(-6)}`].filter(Boolean).join(', ')].join(' ')
}

const units = [
  [24 * 60 * 60, 'd'],
  [60 * 60, 'h'],
  [60, 'min'],
] as const

/** How long something took, in its largest unit: "2 h", "40 min". */
export const durationText = (seconds: number): string => {
  const [size, unit] = units.find(([one]) => seconds >= one) ?? [60, 'min']
  return `${Math.max(1, Math.round(seconds / size))} ${unit}`
}

const between = (from: string, to: string): string => durationText((new Date(to).getTime() - new Date(from).getTime()) / 1000)

type Times = { createdAt: string; firstAnsweredAt: string | null; closedAt: string | null }

/** How long it has taken so far: "First answer after 2 h, closed after 3 d". */
export const timesText = ({ createdAt, firstAnsweredAt, closedAt }: Times): string => {
  const parts = [
    firstAnsweredAt ? `first answer after ${between(createdAt, firstAnsweredAt)}` : 'no answer yet',
    ...(closedAt ? [`closed after ${between(createdAt, closedAt)}`] : []),
  ].join(', ')
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}`
}
