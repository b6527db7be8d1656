import { afterEach, expect, test } from 'vitest'
import { tellFailure, writeFailuresWith } from './tell-failure.ts'
import { dismissToast, readToasts } from './toast.ts'

// Toasts are global, also for the tests in the files that run after this one.
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  writeFailuresWith(() => 'An unknown error occurred')
})

test('a failure is shown with the site’s message for it, and as unknown before the site has set any', () => {
  tellFailure(new Error('deep inside'))
  writeFailuresWith((error) => `Not saved. ${error instanceof Error ? error.message : ''}`)
  tellFailure(new Error('Someone else saved this.'))
  expect(readToasts().map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'error: An unknown error occurred',
    'error: Not saved. Someone else saved this.',
  ])
})
