import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

test('a mail says what it is for, so that whoever looks through the mails of somebody can tell them apart', () => {
  const mails = readSources('server/src/domains').filter(({ path }) => path.endsWith('.mail.ts'))
  expect(mails.length).toBeGreaterThan(20)
  expect(mails.filter(({ text }) => !/^ +kind: '[a-z-]+'/m.test(text)).map(({ path }) => path)).toEqual([])
})
