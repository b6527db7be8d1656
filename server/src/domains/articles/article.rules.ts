import { z } from 'zod'

const frontMatter = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  order: z.coerce.number(),
  updated: z.iso.date(),
})

/** Splits an article into its fields and its text. A missing or wrong field stops the start: it would be a broken page. */
export const readFrontMatter = (source: string, path: string) => {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!match) throw new Error(`The article ${path} has no front matter`)
  const lines = (match[1] ?? '').split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [
      line.slice(0, colon).trim(),
      line
        .slice(colon + 1)
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2'),
    ]
  })
  const parsed = frontMatter.safeParse(Object.fromEntries(lines))
  if (!parsed.success) throw new Error(`The front matter of ${path} is not right:\n${z.prettifyError(parsed.error)}`)
  return { fields: parsed.data, body: match[2] ?? '' }
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Gives second-level headings an id to link to, and lists them for the table of contents. */
export const addAnchors = (html: string): { html: string; headings: { id: string; text: string }[] } => {
  const headings: { id: string; text: string }[] = []
  const anchored = html.replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (_whole, inner: string) => {
    const text = plain(inner)
    const id = slugOf(text)
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: anchored, headings }
}

type Searched = { title: string; summary: string; text: string }

/** Keyboards type ' where articles print ’. */
const withPlainApostrophes = (text: string): string => text.replaceAll('’', "'")

/** How well an article matches the search words: in its title, in its summary, or somewhere in its text. */
const distanceTo = ({ title, summary }: Searched, terms: readonly string[]): number => {
  const isIn = (text: string): boolean => terms.every((term) => withPlainApostrophes(text.toLowerCase()).includes(term))
  if (isIn(title)) return 0
  return isIn(`${title} ${summary}`) ? 1 : 2
}

/** The articles that contain all search words, best match first; equal matches stay in reading order. */
export const searchArticles = <Article extends Searched>(articles: readonly Article[], search: string): Article[] => {
  const terms = withPlainApostrophes(search.toLowerCase()).split(/\s+/).filter(Boolean)
  return articles
    .filter((article) => terms.every((term) => withPlainApostrophes(article.text).includes(term)))
    .sort((a, b) => distanceTo(a, terms) - distanceTo(b, terms))
}
