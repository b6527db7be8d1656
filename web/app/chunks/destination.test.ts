import { expect, test } from 'vitest'
import { readDestination, whileGoingTo } from './destination.ts'

test('a destination is known while somebody is on the way there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const going = whileGoingTo('/support', () => promise)
  expect(readDestination()).toBe('/support')
  resolve('there')
  expect(await going).toBe('there')
  expect(readDestination()).toBeUndefined()
})

test('a navigation that is overtaken leaves the newer destination alone, also when it fails', async () => {
  const first = Promise.withResolvers<void>()
  const going = whileGoingTo('/support', () => first.promise)
  const second = Promise.withResolvers<void>()
  const goingOn = whileGoingTo('/cart', () => second.promise)
  first.reject(new Error('called off'))
  await expect(going).rejects.toThrow('called off')
  expect(readDestination()).toBe('/cart')
  second.resolve()
  await goingOn
  expect(readDestination()).toBeUndefined()
})
