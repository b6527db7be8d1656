import { z } from 'zod'
import { route } from '../core/route.ts'
import { articlePathPattern } from './article-rules.ts'

/** The sections of Markdown articles in the repository. */
export const articleSection = z.enum(['support', 'resources', 'creators', 'legal'])
export type ArticleSection = z.infer<typeof articleSection>

export const articlePath = z.string().regex(articlePathPattern)

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
