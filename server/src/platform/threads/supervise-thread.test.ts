import { expect, test } from 'vitest'
import { superviseThread } from './supervise-thread.ts'

const open = () => superviseThread<string>(new URL('./testing/sample-worker.ts', import.meta.url))

test('everybody who asks at once gets what they asked for', async () => {
  const ask = open()
  const made = await Promise.all(['one', 'two', 'three'].map(ask))
  expect(made.map(String)).toEqual(['one made', 'two made', 'three made'])
})

test('what cannot be made is told to whoever asked, and the next one is made', async () => {
  const ask = open()
  const [failed, next] = await Promise.allSettled([ask('fail'), ask('next')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'Error: This cannot be made' } })
  expect(next).toMatchObject({ status: 'fulfilled' })
})

test('a thread that ends tells everybody who waits, and the next question opens another', async () => {
  const ask = open()
  for (const { reason } of (await Promise.allSettled([ask('die'), ask('waiting')])) as PromiseRejectedResult[])
    expect(reason).toEqual(new Error('The thread of sample-worker.ts ended with 3.'))
  expect(String(await ask('after'))).toBe('after made')
})
