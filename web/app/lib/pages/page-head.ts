import type { MetaDescriptor } from 'react-router'

export type HeadMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Where the shop stands, as its root says: links in a head are read by others and must be complete. */
export const originOf = (matches: HeadMatches = []): string =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined)?.origin ?? ''

type PageHead = {
  origin: string
  /** The one address of this page, without what does not change it. */
  path: string
  title: string
  description: string
  /** A picture of 1200 by 630 for whoever links here. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article' | 'profile' | undefined
  /** What machines read: one graph of schema.org things. */
  things?: readonly object[] | undefined
  /** For pages that are nobody's entrance, such as the second page of a search. */
  isHidden?: boolean | undefined
}

const shopImage = '/og.png'

/** The head of a public page: title and description, its one address, and how it looks when somebody links to it. */
export const pageHead = ({ origin, path, title, description, image = shopImage, type = 'website', things = [], isHidden }: PageHead) => {
  const url = `${origin}${path}`
  const picture = `${origin}${image}`
  const head: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Soundfair' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (isHidden) head.push({ name: 'robots', content: 'noindex, follow' })
  // A block of data, which no browser runs; React Router writes its angle brackets as escapes, so no name can end it.
  if (things.length > 0) head.push({ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } as never })
  return head
}
