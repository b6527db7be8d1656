import type { MetaDescriptor } from 'react-router'

/** The head of a personal page: search engines leave it out. */
export const privateHead = (what: string) => (): MetaDescriptor[] => [
  { title: `${what} - Soundfair` },
  { name: 'robots', content: 'noindex' },
]

/** The head of a page whose address contains a secret from an email: no other site may learn the address. */
export const secretHead = (what: string) => (): MetaDescriptor[] => [...privateHead(what)(), { name: 'referrer', content: 'no-referrer' }]
