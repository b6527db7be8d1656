import { expect, test } from 'vitest'
import { parseStored } from './my-studio.ts'

const studio = { system: 'macOS', processor: 'arm', hosts: ['Reaper'], formats: ['VST3'] }

test('what was stored is read again, a guest’s and an account’s', () => {
  for (const userId of [null, 'user-1']) expect(parseStored(JSON.stringify({ userId, studio }))).toEqual({ userId, studio })
})

test('what is not known any more counts as not said', () => {
  const older = { system: 'BeOS', processor: 'arm', hosts: ['Opcode Vision', 'Reaper'], formats: 'VST3' }
  expect(parseStored(JSON.stringify({ userId: null, studio: older }))).toEqual({
    userId: null,
    studio: { system: null, processor: 'arm', hosts: ['Reaper'], formats: [] },
  })
})

test.each([null, '', 'null', '{}', '[1]', '{"userId":1,"studio":{}}', '{"userId":null}', 'nonsense'])('%s is nothing', (text) => {
  expect(parseStored(text)).toBeNull()
})
