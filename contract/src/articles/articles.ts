import { z } from 'zod'
import { route } from '../core/route.ts'

/** The sections of Markdown articles in the repository. */
export const articleSection = z.enum(['support', 'resources', 'creators', 'legal'])
export type ArticleSection = z.infer<typeof articleSection>

/** An article's address in its section: {category}/{slug...}, or {slug} where a section has no categories. */
export const articlePath = z.string().regex(/^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,3}$/)

export const articleSummary = z.object({
  path: articlePath,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  categoryTitle: z.string(),
})
export type ArticleSummary = z.infer<typeof articleSummary>

export const article = articleSummary.extend({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: z.iso.date(),
  previous: articleSummary.nullable(),
  next: articleSummary.nullable(),
})
export type Article = z.infer<typeof article>

export const listArticles = route({
  name: 'listArticles',
  method: 'GET',
  path: '/api/articles/{section}',
  summary: 'The articles of a section in reading order, or those that match a search',
  access: 'public',
  params: z.object({ section: articleSection }),
  query: z.object({ search: z.string().max(200).optional() }),
  answers: { 200: z.array(articleSummary) },
})

export const getArticle = route({
  name: 'getArticle',
  method: 'GET',
  path: '/api/articles/{section}/article',
  summary: 'One article',
  access: 'public',
  params: z.object({ section: articleSection }),
  query: z.object({ path: articlePath }),
  answers: { 200: article },
})
