import type { ArticleSummary } from '#contract/articles/articles.ts'

export type Chapter = { slug: string; title: string; number: number; articles: (ArticleSummary & { number: string })[] }

/** A section as the chapters of a manual, numbered in reading order: 2.3 is the third article of the second category. */
export const chaptersOf = (articles: readonly ArticleSummary[]): Chapter[] =>
  [...Map.groupBy(articles, (article) => article.category)].map(([slug, inIt], at) => ({
    slug,
    title: inIt[0]?.categoryTitle ?? slug,
    number: at + 1,
    articles: inIt.map((article, index) => ({ ...article, number: `${at + 1}.${index + 1}` })),
  }))
