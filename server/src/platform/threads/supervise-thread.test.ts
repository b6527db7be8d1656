import { expect, test } from 'vitest'
import { superviseThread } from './supervise-thread.ts'

const open = () => superviseThread<string>(new URL('./testing/sample-worker.ts', import.meta.url))

test('concurrent callers each get their own result', async () => {
  const ask = open()
  const made = await Promise.all(['one', 'two', 'three'].map(ask))
  expect(made.map(String)).toEqual(['one made', 'two made', 'three made'])
})

test('a failed task is reported to its caller, and the next one runs', async () => {
  const ask = open()
  const [failed, next] = await Promise.allSettled([ask('fail'), ask('next')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'Error: This cannot be made' } })
  expect(next).toMatchObject({ status: 'fulfilled' })
})

test('when a thread ends, all waiting callers get an error, and the next task starts a new thread', async () => {
  const ask = open()
  for (const { reason } of (await Promise.allSettled([ask('die'), ask('waiting')])) as PromiseRejectedResult[])
    expect(reason).toEqual(new Error('The thread of sample-worker.ts ended with 3.'))
  expect(String(await ask('after'))).toBe('after made')
})
