export type ReturnVerdict = { fits: true } | { fits: false; because: 'no-address' | 'other-site' }

/** The return URL is on our own site, or on one that the creators in the order allow. */
export const judgeReturnUrl = (returnUrl: string, origins: readonly string[]): ReturnVerdict => {
  const url = /\p{Cc}/u.test(returnUrl) ? null : URL.parse(returnUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return { fits: false, because: 'no-address' }
  return origins.includes(url.origin) ? { fits: true } : { fits: false, because: 'other-site' }
}

export const returnMessage = {
  'no-address': 'Use the address of a page',
  'other-site': 'This site is not allowed to start a checkout',
} as const
