import type { PayoutStanding, PayoutStatus, payoutHolds } from '#contract/payouts/payouts.ts'

type Asked = { status: PayoutStatus; hold: (typeof payoutHolds)[number] | null; reason: string | null; heldUntil: Date | null }

/** What a bank or staff wrote ends as a sentence, because another follows. */
const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

type Described = Pick<PayoutStanding, 'reason' | 'act'>

const holds: Readonly<Record<(typeof payoutHolds)[number], (reason: string | null) => Described>> = {
  AccountChanged: () => ({
    reason: 'The payout account was changed. Nothing is sent to a new account for three days, in case it wasn’t you.',
    act: 'wait',
  }),
  DetailsMissing: () => ({ reason: 'The business name or the address is missing, and a statement has to name both.', act: 'add-details' }),
  Staff: (reason) => ({ reason: reason ?? 'Soundfair is holding it for a check.', act: 'ask-support' }),
}

/** Where a payout stands, in plain words, and the one act that clears it. */
export const describeStanding = ({ status, hold, reason, heldUntil }: Asked): PayoutStanding => {
  switch (status) {
    case 'Scheduled':
      return { reason: 'It goes to the bank with the next file.', act: null, until: null }
    case 'Processing':
      return { reason: 'It is with the bank. Transfers take one to three working days.', act: null, until: null }
    case 'Paid':
      return { reason: 'The bank has paid it.', act: null, until: null }
    case 'Failed':
      return { reason: `The bank didn’t pay it: ${asSentence(reason ?? 'it gave no reason')}`, act: 'change-account', until: null }
    case 'OnHold': {
      return { ...holds[hold ?? 'Staff'](reason), until: heldUntil?.toISOString() ?? null }
    }
  }
}
