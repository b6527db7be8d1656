import { afterEach, expect, test } from 'vitest'
import { tellFailure, writeFailuresWith } from './tell-failure.ts'
import { dismissToast, readToasts } from './toast.ts'

// Toasts belong to the whole page, and in tests to the files that come after this one.
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  writeFailuresWith(() => 'An unknown error occurred')
})

test('a failure is said in the words that the site has for it, and as unknown before it has any', () => {
  tellFailure(new Error('deep inside'))
  writeFailuresWith((error) => `Not saved. ${error instanceof Error ? error.message : ''}`)
  tellFailure(new Error('Someone else saved this.'))
  expect(readToasts().map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'error: An unknown error occurred',
    'error: Not saved. Someone else saved this.',
  ])
})
