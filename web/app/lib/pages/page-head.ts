import type { MetaDescriptor } from 'react-router'

export type HeadMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The address of the shop, from its root loader: links in a head are read by others and must be absolute. */
export const originOf = (matches: HeadMatches = []): string =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined)?.origin ?? ''

type PageHead = {
  origin: string
  /** The canonical address of this page, without parameters that do not change it. */
  path: string
  title: string
  description: string
  /** An image of 1200 by 630 for link previews. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article' | 'profile' | undefined
  /** Structured data: one graph of schema.org things. */
  things?: readonly object[] | undefined
  /** For pages that search engines should not list, such as the second page of a search. */
  isHidden?: boolean | undefined
}

const shopImage = '/og.png'

/** The head of a public page: title and description, its canonical address, and its link preview. */
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
