import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

test('every email has a kind, so that someone’s emails can be told apart', () => {
  const mails = readSources('server/src/domains').filter(({ path }) => path.endsWith('.mail.ts'))
  expect(mails.length).toBeGreaterThan(20)
  expect(mails.filter(({ text }) => !/^ +kind: '[a-z-]+'/m.test(text)).map(({ path }) => path)).toEqual([])
})
