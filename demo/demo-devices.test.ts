import { expect, test } from 'vitest'
import { otherTrials, ownTrial } from './shop/devices.ts'
import { demoShop } from './shop/index.ts'

const findProduct = (of: string) => {
  const [creatorId, productId] = of.split('/')
  return demoShop.find(({ id }) => id === creatorId)?.products.find(({ id }) => id === productId)
}

test.each([ownTrial, ...otherTrials])('$of has a trial on $name, was for sale that day, and the trial is not over', (tried) => {
  const product = findProduct(tried.of)
  expect(product?.isDraft ?? false).toBe(false)
  expect(product?.published).toBeGreaterThan(tried.daysAgo + 1)
  expect(product?.variations[0]?.licensePolicy.trialDays).toBeGreaterThan(tried.daysAgo)
  expect(product?.compatibility.systems.some(({ name }) => name.toLowerCase().includes(tried.platform.toLowerCase()))).toBe(true)
})

test('no device has two trials of a product', () => {
  const tries = [ownTrial, ...otherTrials].map(({ of, name }) => `${of} on ${name}`)
  expect(new Set(tries).size).toBe(tries.length)
})
