import type { VoucherForm } from '#contract/vouchers/vouchers.ts'

export type DemoVoucher = {
  creatorId: string
  form: VoucherForm
  batches: {
    name: string
    usesPerCode: number
    /** Known codes to try, and the number of others. */
    known: string[]
    others: number
    /** Who redeemed the first code. */
    redeemedBy?: string
  }[]
}

/** Vouchers of two creators. */
export const demoVouchers: DemoVoucher[] = [
  {
    creatorId: 'northlight-audio',
    form: {
      name: 'Press copies',
      description: 'Tape One and Oil Can Seven for people who write about sound.',
      gifts: [
        { kind: 'Product', itemId: 'tape-one', quantity: 1 },
        { kind: 'Product', itemId: 'oil-can-seven', quantity: 1 },
      ],
      expiresAt: null,
      isOn: true,
    },
    batches: [
      { name: 'Magazines, spring', usesPerCode: 1, known: ['TAPE-DECK-4YAY', 'CHAT-PEAK-7DUE'], others: 22 },
      { name: 'Everyone at the meet-up', usesPerCode: 40, known: ['MEET-TAPE-9HUM'], others: 0, redeemedBy: 'casey@example.test' },
    ],
  },
  {
    creatorId: 'lowtide',
    form: {
      name: 'Thank you for testing',
      description: null,
      gifts: [{ kind: 'Product', itemId: 'mud-ticks', quantity: 1 }],
      expiresAt: null,
      isOn: true,
    },
    batches: [{ name: 'Testers', usesPerCode: 1, known: ['TEAM-WAVE-6FAR'], others: 11 }],
  },
]
