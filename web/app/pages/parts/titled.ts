import type { MetaDescriptor } from 'react-router'

/** The head of a page that needs no link preview; with a description where search engines may list it. */
export const titled = (what: string, description?: string) => (): MetaDescriptor[] => [
  { title: `${what} - Soundfair` },
  ...(description ? [{ name: 'description', content: description }] : []),
]
