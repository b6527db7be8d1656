import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CallError } from '../api/call-error.ts'
import { showFieldErrors } from './field-errors.ts'
import { resolveWith } from './form-resolver.ts'

const email = z.object({
  name: z.string().trim().min(3, 'Too short').max(5, 'Too long').regex(/^a/, 'Must start with a'),
  address: z.object({ city: z.string().min(1, 'Where?') }),
})
type Email = z.input<typeof email>

const options = { fields: {}, shouldUseNativeValidation: false } as const
const resolve = (values: Email) => resolveWith(email)(values, undefined, options)

test('values that fit come out as the schema made them', async () => {
  expect(await resolve({ name: ' anna ', address: { city: 'Oslo' } })).toEqual({
    values: { name: 'anna', address: { city: 'Oslo' } },
    errors: {},
  })
})

test('each field gets its first message, nested fields too', async () => {
  const { errors } = await resolve({ name: 'b', address: { city: '' } })
  expect(errors).toEqual({ name: { type: 'too_small', message: 'Too short' }, address: { city: { type: 'too_small', message: 'Where?' } } })
})

test('a rule about the whole form lands at its root', async () => {
  const pair = z.object({ a: z.string(), b: z.string() }).refine(({ a, b }) => a === b, 'Both must be the same')
  const { errors } = await resolveWith(pair)({ a: '1', b: '2' }, undefined, options)
  expect(errors).toEqual({ root: { type: 'custom', message: 'Both must be the same' } })
})

test('a field for which the contract has no words gets the same ones as from the server', async () => {
  const form = z.object({ quantity: z.number().max(50), kind: z.enum(['Bank', 'ACH']) })
  const { errors } = await resolveWith(form)({ quantity: 51, kind: 'Cash' as 'Bank' }, undefined, options)
  expect(errors).toMatchObject({ quantity: { message: 'Use at most 50' }, kind: { message: 'Use one of these: Bank, ACH' } })
})

test('messages of a refused call go to their fields, and the focus to the first', () => {
  const setError = vi.fn()
  const error = new CallError('Not valid', {
    status: 400,
    errors: { 'address.city': ['Unknown city'], name: ['Taken', 'Rude'], other: ['?'] },
  })
  expect(showFieldErrors<Email>(error, ['name', 'address.city'], setError)).toBe(true)
  expect(setError.mock.calls).toEqual([
    ['name', { type: 'server', message: 'Taken' }, { shouldFocus: true }],
    ['address.city', { type: 'server', message: 'Unknown city' }, { shouldFocus: false }],
  ])
})

test.each([new CallError('Request error', { status: 429 }), new Error('x'), undefined])(
  'without field errors nothing is put anywhere: %o',
  (error) => {
    const setError = vi.fn()
    expect(showFieldErrors<Email>(error, ['name'], setError)).toBe(false)
    expect(setError).not.toHaveBeenCalled()
  },
)
