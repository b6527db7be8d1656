import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedProduct } from './listed-products.views.ts'
import { byName, byNewest, inPriceOrder, sortedList } from './shop-order.rules.ts'

const product = (number: number, name: string, price: number, publishedAt: number): ListedProduct => ({
  number,
  creatorId: 'maker',
  id: `product-${number}`,
  nameOrder: name,
  publishedAt,
  price,
  facets: [],
})

const products = fc
  .array(fc.tuple(fc.string({ maxLength: 2 }), fc.nat({ max: 3 }), fc.nat({ max: 3 })), { maxLength: 20 })
  .map((all) => all.map(([name, price, publishedAt], index) => product(index + 1, name, price, publishedAt)))

test('a list in which some changed is sorted as one that is made anew', () => {
  fc.assert(
    fc.property(products, fc.array(fc.boolean()), (all, isOld) => {
      for (const compare of [byNewest, byName]) {
        const list = sortedList(compare)
        const before = all.filter((_, index) => isOld[index])
        const removed = new Set(before.filter((_, index) => index % 2 === 0))
        const added = all.filter((_, index) => !isOld[index])
        list.read(before)
        list.replace(removed, added)
        const now = all.filter((one) => !removed.has(one))
        expect(list.read(now)).toEqual(now.toSorted(compare))
      }
    }),
  )
})

test('by price, and what costs the same by its number', () => {
  fc.assert(
    fc.property(products, (all) => {
      const sorted = all.toSorted((one, other) => one.price - other.price || one.number - other.number)
      expect(inPriceOrder(all.toReversed(), ({ price }) => price)).toEqual(sorted.map(({ number }) => number))
    }),
  )
})
