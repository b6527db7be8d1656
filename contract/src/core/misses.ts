import type { Limit } from './route.ts'

/** How many requests for missing things a network may make. Routes with the same `of` share a count. */
export type Misses = Limit & { readonly of: string }

/**
 * For ids and links of 122 bits and more, which cannot be guessed. Only misses are counted, never hits, so nobody can lock out others
 * behind the same address. The limit is high because every page asks for a cart that the server may not know yet.
 */
export const misses = {
  orders: { of: 'order', burst: 600, perSeconds: 600 },
  requests: { of: 'activation-request', burst: 600, perSeconds: 600 },
  links: { of: 'link', burst: 120, perSeconds: 600 },
  tokens: { of: 'refresh-token', burst: 120, perSeconds: 600 },
  signatures: { of: 'signature', burst: 600, perSeconds: 600 },
} as const satisfies Record<string, Misses>
