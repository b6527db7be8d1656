import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { endToEndId, readEndToEndId } from './end-to-end-id.rules.ts'

const id = newId('pyt', new Date('2026-12-01'))

test.each([1, 2, 17])('transfer %i of a payout is found again by its reference', (attempt) => {
  const reference = endToEndId({ id, attempt })
  expect(reference).toMatch(/^[A-Z0-9-]{1,35}$/)
  expect(readEndToEndId(reference)).toEqual({ id, attempt })
  expect(readEndToEndId(` ${reference.toLowerCase()} `)).toEqual({ id, attempt })
})

test.each(['', 'NOTPROVIDED', 'PYT', `${endToEndId({ id, attempt: 1 })}X`, 'RENT 12/2026'])('%j is none of ours', (reference) => {
  expect(readEndToEndId(reference)).toBeUndefined()
})
