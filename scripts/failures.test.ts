import { expect, test } from 'vitest'
import { failedJourneys, flakyJourneys } from './failures.mjs'

const journey = (title: string, status: string, messages: string[]) => ({
  file: 'cart.journey.ts',
  line: 7,
  title,
  tests: [{ projectName: 'desktop', status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
})

const suites = [
  { specs: [journey('a cart is kept', 'expected', [''])] },
  {
    suites: [
      { specs: [journey('a coupon counts', 'flaky', ['too late', '']), journey('a price is shown', 'unexpected', ['gone', 'gone'])] },
    ],
  },
]

test('a journey that passes on its retry is not a failure, but is listed with its first error', () => {
  expect(failedJourneys({ suites })).toEqual(['\n✗ [desktop] cart.journey.ts:7 a price is shown\ngone\n\ngone\n'])
  expect(flakyJourneys({ suites })).toEqual(['\n✗ flaky: [desktop] cart.journey.ts:7 a coupon counts\ntoo late\n'])
})

test('a run that crashes before any journey is a failure', () => {
  expect(failedJourneys({ errors: [{ message: 'The shop did not open.' }] })).toEqual(['\n✗ journeys\nThe shop did not open.'])
})
