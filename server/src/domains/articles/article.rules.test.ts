import { expect, test } from 'vitest'
import { searchArticles } from './article.rules.ts'

const article = (title: string, summary: string, body = '') => ({ title, summary, text: `${title} ${summary} ${body}`.toLowerCase() })

const articles = [
  article('How checkout works', 'From cart to download', 'You may ask for a refund.'),
  article('Invoices', 'Also after a refund'),
  article('Ask for a refund', 'When you get your money back'),
  article('Refund of a bundle', 'What is left', 'If the price doesn’t change.'),
]
const found = (search: string) => searchArticles(articles, search).map(({ title }) => title)

test('an article about the search words comes before one that only mentions them, otherwise in reading order', () => {
  expect(found('Refund')).toEqual(['Ask for a refund', 'Refund of a bundle', 'Invoices', 'How checkout works'])
})

test('every word must occur, anywhere', () => {
  expect(found('refund cart')).toEqual(['How checkout works'])
  expect(found('refund zebra')).toEqual([])
})

test('an apostrophe is found however it is typed', () => {
  expect(found("doesn't")).toEqual(['Refund of a bundle'])
  expect(found('doesn’t')).toEqual(['Refund of a bundle'])
})

test('without terms the section keeps its reading order', () => {
  expect(found('  ')).toEqual(articles.map(({ title }) => title))
})
