import { createFormControl, type UseFormReturn } from 'react-hook-form'
import { expect, test } from 'vitest'
import { errorOfStatus } from '../api/call-error.ts'
import { submitForm } from './submit-form.ts'

type Email = { name: string; email: string }

const openForm = () => {
  const answer = new Map<string, string | undefined>()
  const form = {
    ...createFormControl<Email>({ defaultValues: { name: 'Ida', email: 'ida@example.org' } }),
    setError: (field: string, { message }: { message?: string }) => answer.set(field, message),
  }
  return { form: form as unknown as UseFormReturn<Email>, errorAt: (field: keyof Email) => answer.get(field) }
}

const refused = (errors: Record<string, string[]>) =>
  errorOfStatus(400, { type: '/problems/invalid-input', title: 'Not valid', detail: 'Check the fields below.', status: 400, errors })

test('§8 a single message stands at its field, and the form has not failed', async () => {
  const { form, errorAt } = openForm()
  expect(await submitForm(form, () => Promise.reject(refused({ email: ['Taken'] })))).toBe(false)
  expect(errorAt('email')).toBe('Taken')
})

test.each([
  ['of two fields', { email: ['Taken'], name: ['Too short'] }],
  ['of one field', { email: ['Taken', 'Too long'] }],
  ['one of which has no field in the form', { email: ['Taken'], tenant: ['Unknown'] }],
])('§8 several messages (%s) stand at their fields and the failure says the detail', async (_, errors) => {
  const { form, errorAt } = openForm()
  const error = refused(errors)
  await expect(submitForm(form, () => Promise.reject(error))).rejects.toBe(error)
  expect(error.message).toBe('Check the fields below.')
  expect(errorAt('email')).toBe('Taken')
})
