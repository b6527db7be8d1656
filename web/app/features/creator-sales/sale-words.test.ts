import { expect, test } from 'vitest'
import { utmFacts } from './sale-words.ts'

test('where a buyer came from is said by name, the usual marks first', () => {
  expect(utmFacts({ utm_x: '1', utm_campaign: 'spring', utm_source: 'letter', utm_term: '' })).toEqual([
    { term: 'Source', detail: 'letter' },
    { term: 'Campaign', detail: 'spring' },
    { term: 'utm_x', detail: '1' },
  ])
})
