import { writeXml, type Xml, xml } from '#kernel/xml.ts'

/** The content of an update feed. */
export type Feed = {
  title: string
  /** The page of the product. */
  link: string
  item: { version: string; publishedAt: Date; notesHtml: string; file: SignedFile } | null
}

/** `edSignature` is the creator's own, where they gave one. */
type SignedFile = { url: string; size: number; edSignature: string | null }

const sparkle = 'http://www.andymatuschak.org/xml-namespaces/sparkle'

const text = (name: string, content: string): Xml => xml(name, {}, content)

type Enclosure = Readonly<Record<string, string>>

const enclosureOf = ({ url, size, edSignature }: SignedFile): Enclosure => ({
  url,
  length: String(size),
  type: 'application/octet-stream',
  ...(edSignature !== null && { 'sparkle:edSignature': edSignature }),
})

const writeFeed = ({ title, link }: Feed, item: Xml | null): string =>
  writeXml(
    xml(
      'rss',
      { version: '2.0', 'xmlns:sparkle': sparkle },
      xml(
        'channel',
        {},
        text('title', title),
        text('link', link),
        text('description', `Updates of ${title}`),
        text('language', 'en'),
        ...(item ? [item] : []),
      ),
    ),
  )

const aboutItem = (link: string, { version, publishedAt, notesHtml }: NonNullable<Feed['item']>): Xml[] => [
  text('title', `Version ${version}`),
  text('link', link),
  text('pubDate', publishedAt.toUTCString()),
  text('description', notesHtml),
]

/** For Sparkle 2, which reads a version in elements of its own. */
export const writeAppcast = (feed: Feed): string => {
  const { item, link } = feed
  if (!item) return writeFeed(feed, null)
  const versions = [text('sparkle:version', item.version), text('sparkle:shortVersionString', item.version)]
  return writeFeed(feed, xml('item', {}, ...aboutItem(link, item), ...versions, xml('enclosure', enclosureOf(item.file))))
}

/** For WinSparkle, whose every version reads them in the enclosure; it takes what is marked for Windows. */
export const writeWinSparkleFeed = (feed: Feed): string => {
  const { item, link } = feed
  if (!item) return writeFeed(feed, null)
  const versions = { 'sparkle:version': item.version, 'sparkle:shortVersionString': item.version, 'sparkle:os': 'windows' }
  return writeFeed(feed, xml('item', {}, ...aboutItem(link, item), xml('enclosure', { ...enclosureOf(item.file), ...versions })))
}
