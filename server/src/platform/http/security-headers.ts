import { fillWithChance } from '#kernel/chance.ts'

const nonceBytes = 16
const pool = Buffer.alloc(nonceBytes * 256)
let used = pool.length

/**
 * 16 random bytes as 24 characters, always: cached pages have a placeholder of this length. Random bytes are drawn for many at once,
 * because drawing costs more than the rest of sending a page's head.
 */
export const newNonce = (): string => {
  if (used === pool.length) {
    fillWithChance(pool)
    used = 0
  }
  used += nonceBytes
  return pool.toString('base64', used - nonceBytes, used)
}

type Policy = {
  nonce: string
  frameAncestors: readonly string[]
  isSecure: boolean
  analyticsHost?: string | undefined
  /** Forms from other hosts with which the page asks for a card. */
  formHosts?: readonly FormHosts[] | undefined
}

/** The hosts of a form that is not ours: its scripts, its connections, and its frames. */
export type FormHosts = { scripts: readonly string[]; connections: readonly string[]; frames: readonly string[] }

const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

const listOf = (hosts: readonly (string | undefined)[]): string => ["'self'", ...hosts.filter(Boolean)].join(' ')

/** The policy without its nonce, as the two pieces around it. There are only a few: they differ by who may frame the page. */
const policyAround = ({ frameAncestors, isSecure, analyticsHost, formHosts = [] }: Omit<Policy, 'nonce'>): [string, string] => [
  `default-src 'self'; script-src ${listOf(formHosts.flatMap(({ scripts }) => scripts))}`,
  [
    '',
    "style-src 'self'",
    // React writes widths and positions as style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${listOf([analyticsHost, ...formHosts.flatMap(({ connections }) => connections)])}`,
    // A page with a card form shows no videos.
    `frame-src ${listOf(formHosts.length > 0 ? formHosts.flatMap(({ frames }) => frames) : videoFrames)}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; '),
]

const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
}

/** The headers of pages that cannot be framed, built once; the nonce is inserted when they are sent. */
export const pageHeaders = (policy: Omit<Policy, 'nonce'>): ((nonce: string) => Record<string, string>) => {
  const [before, after] = policyAround(policy)
  const fixed = {
    ...fixedHeaders,
    ...(policy.isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
  return (nonce) => ({ 'content-security-policy': `${before} 'nonce-${nonce}'${after}`, ...fixed })
}
