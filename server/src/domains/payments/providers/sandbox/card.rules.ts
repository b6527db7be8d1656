import type { sandboxStatuses } from './statuses.ts'

type Outcome = {
  status: (typeof sandboxStatuses)[number]
  reason?: string
  settlesAfter?: number
  disputedAfter?: number
}

const paid: Outcome = { status: 'succeeded' }

/** The number decides the outcome. */
const outcomes: Record<string, Outcome> = {
  '4242424242424242': paid,
  '4000000000000002': { status: 'declined', reason: 'The card was declined.' },
  '4000000000003220': { status: 'requires_confirmation' },
  '4000000000000259': { ...paid, disputedAfter: 10_000 },
  '4000000000000077': { status: 'processing', settlesAfter: 5_000 },
  '4000000000000341': paid,
}

/** Charged later, without the buyer: a card that asks for confirmation gets none, and one card is accepted only while its holder is there. */
const laterOutcomes: Record<string, Outcome> = {
  '4000000000003220': { status: 'declined', reason: 'The bank wants you to confirm this payment.' },
  '4000000000000341': { status: 'declined', reason: 'The card was declined.' },
}

const isExpired = (expiry: string, now: Date): boolean => {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  return fullYear * 12 + Number(month) < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

/** What a saved card does when it is charged again. */
export const playSavedCard = (number: string, now: Date): Outcome => laterOutcomes[number] ?? playCard({ number, expiry: '12/99' }, now)

/** A number that is not on the list is not a Sandbox card. */
export const playCard = ({ number, expiry }: { number: string; expiry: string }, now: Date): Outcome => {
  if (isExpired(expiry, now)) return { status: 'declined', reason: 'The card has expired.' }
  return outcomes[number] ?? { status: 'declined', reason: 'The Sandbox doesn’t know this card. Try 4242 4242 4242 4242.' }
}
