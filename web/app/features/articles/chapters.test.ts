import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'

const article = (category: string, slug: string) => ({
  path: `${category}/${slug}`,
  title: slug,
  summary: '',
  category,
  categoryTitle: category.toUpperCase(),
})

test('a section is numbered like a manual, in its reading order', () => {
  const chapters = chaptersOf([article('buying', 'cart'), article('buying', 'tax'), article('account', 'sign-in')])
  expect(chapters.map(({ number, slug, title }) => [number, slug, title])).toEqual([
    [1, 'buying', 'BUYING'],
    [2, 'account', 'ACCOUNT'],
  ])
  expect(chapters.flatMap((chapter) => chapter.articles.map(({ number, title }) => [number, title]))).toEqual([
    ['1.1', 'cart'],
    ['1.2', 'tax'],
    ['2.1', 'sign-in'],
  ])
})

test('an empty section has no chapters', () => {
  expect(chaptersOf([])).toEqual([])
})
