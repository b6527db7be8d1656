import { expect, test } from 'vitest'
import { readStaffCommand } from './staff-command.ts'

test('list, add and remove are understood, and roles in upper or lower case', () => {
  expect(readStaffCommand(['list'])).toEqual({ understood: true, command: { do: 'list' } })
  const command = { do: 'add', email: 'ada@example.test', role: 'Owner' }
  expect(readStaffCommand(['add', 'ada@example.test', 'Owner'])).toEqual({ understood: true, command })
  expect(readStaffCommand(['remove', 'ada@example.test', 'creatorsupport'])).toEqual({
    understood: true,
    command: { do: 'remove', email: 'ada@example.test', role: 'CreatorSupport' },
  })
})

test.each([
  [[], 'Say what to do.'],
  [['make'], '"make" is none of list, add and remove.'],
  [['list', 'all'], 'list takes nothing after it.'],
  [['add'], 'Say whom to add, by e-mail address.'],
  [['add', 'ada'], '"ada" is no e-mail address.'],
  [['remove', 'ada@example.test'], 'Say which role to remove.'],
  [['add', 'ada@example.test', 'King'], '"King" is no role.'],
  [['add', 'ada@example.test', 'Owner', 'QA'], 'One role at a time.'],
])('%j is answered in plain words', (text, because) => {
  expect(readStaffCommand(text)).toEqual({ understood: false, because })
})
