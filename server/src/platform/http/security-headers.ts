import { randomBytes } from 'node:crypto'

/** 16 bytes in 24 letters, always: cached pages keep a gap of this length for it. */
export const newNonce = (): string => randomBytes(16).toString('base64')

type Policy = { nonce?: string; frameAncestors: readonly string[]; isSecure: boolean; analyticsHost?: string | undefined }

const contentSecurityPolicy = ({ nonce, frameAncestors, isSecure, analyticsHost }: Policy): string =>
  [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self'",
    // React writes widths and positions as style attributes; they can style, not run.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${analyticsHost ? ` ${analyticsHost}` : ''}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

export const securityHeaders = (policy: Policy): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(policy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  ...(policy.isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})
