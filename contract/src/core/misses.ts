import type { Limit } from './route.ts'

/** How often a network may name what is not there. Routes of one family share a count. */
export type Misses = Limit & { readonly of: string }

/**
 * For ids and links of 122 bits and more, which nobody guesses: what is there is never counted, so that nobody can lock others
 * behind the same address out of theirs. A cart that the server does not know yet is asked for at every page, hence many.
 */
export const misses = {
  orders: { of: 'order', burst: 600, perSeconds: 600 },
  requests: { of: 'activation-request', burst: 600, perSeconds: 600 },
  links: { of: 'link', burst: 120, perSeconds: 600 },
  tokens: { of: 'refresh-token', burst: 120, perSeconds: 600 },
  signatures: { of: 'signature', burst: 600, perSeconds: 600 },
} as const satisfies Record<string, Misses>
