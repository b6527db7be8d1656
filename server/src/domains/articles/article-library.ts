import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Article, ArticleSection, ArticleSummary } from '#contract/articles/articles.ts'
import { renderMarkdown } from '#kernel/markdown.ts'
import { addAnchors, readFrontMatter, searchArticles } from './article.rules.ts'

type Drawn = Pick<Article, 'html' | 'headings'>
type Stored = Omit<Article, 'previous' | 'next' | keyof Drawn> & { text: string; draw(): Drawn }
type Category = { slug: string; title: string; summary: string }

export type ArticleLibrary = {
  list(section: ArticleSection, search?: string): ArticleSummary[]
  find(section: ArticleSection, path: string): Article | undefined
  has(section: ArticleSection, path: string): boolean
}

const sections: readonly ArticleSection[] = ['support', 'resources', 'creators', 'legal']

const readCategories = async (folder: string): Promise<Category[]> => {
  try {
    return JSON.parse(await readFile(join(folder, 'categories.json'), 'utf8')) as Category[]
  } catch {
    return []
  }
}

/** Rendered when it is first read: rendering all of them took half a second of every start. */
const drawOnce = (body: string): (() => Drawn) => {
  let drawn: Drawn | undefined
  return () => (drawn ??= addAnchors(renderMarkdown(body, { trusted: true })))
}

const readArticle = async (folder: string, file: string, categories: Category[]): Promise<Stored & { order: number }> => {
  const path = relative(folder, file).replace(/\.md$/, '')
  const { fields, body } = readFrontMatter(await readFile(file, 'utf8'), path)
  const category = path.includes('/') ? (path.split('/')[0] ?? '') : ''
  return {
    path,
    title: fields.title,
    summary: fields.summary,
    category,
    categoryTitle: categories.find((entry) => entry.slug === category)?.title ?? '',
    updatedAt: fields.updated,
    order: fields.order,
    draw: drawOnce(body),
    text: `${fields.title} ${fields.summary} ${body}`.toLowerCase(),
  }
}

const readSection = async (folder: string): Promise<Stored[]> => {
  const categories = await readCategories(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md')).map((entry) => join(entry.parentPath, entry.name))
  const articles = await Promise.all(files.map((file) => readArticle(folder, file, categories)))
  const rankOf = (slug: string): number => categories.findIndex((entry) => entry.slug === slug)
  return articles.sort(
    (a, b) => rankOf(a.category) - rankOf(b.category) || a.order - b.order || basename(a.path).localeCompare(basename(b.path)),
  )
}

const toSummary = ({ path, title, summary, category, categoryTitle }: Stored): ArticleSummary => ({
  path,
  title,
  summary,
  category,
  categoryTitle,
})

/** All articles, read once at the start: they ship with the release, like the code. */
export const openArticleLibrary = async (content: string): Promise<ArticleLibrary> => {
  const loaded = new Map(await Promise.all(sections.map(async (section) => [section, await readSection(join(content, section))] as const)))
  const on = (section: ArticleSection): Stored[] => loaded.get(section) ?? []
  return {
    list: (section, search = '') => searchArticles(on(section), search).map(toSummary),
    find: (section, path) => {
      const articles = on(section)
      const index = articles.findIndex((article) => article.path === path)
      const stored = articles[index]
      if (!stored) return undefined
      const { text, draw, ...article } = stored
      const [previous, next] = [articles[index - 1], articles[index + 1]]
      return { ...article, ...draw(), previous: previous ? toSummary(previous) : null, next: next ? toSummary(next) : null }
    },
    has: (section, path) => on(section).some((article) => article.path === path),
  }
}
