import type { ListedProduct } from './listed-products.views.ts'

type Compare<Item> = (one: Item, other: Item) => number

/** Where an item stands among sorted ones, or would stand. */
const indexIn = <Item>(items: readonly Item[], item: Item, compare: Compare<Item>): number => {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (compare(items[middle] as Item, item) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** With more changes than this, sorting anew is quicker than finding each its place. */
const maxChanges = 500

/** Keeps everything sorted while few things change; nothing is sorted before somebody asks. No two items may be equal. */
export const sortedList = <Item>(compare: Compare<Item>) => {
  let items: Item[] | undefined
  return {
    read: (all: Iterable<Item>): readonly Item[] => {
      items ??= [...all].sort(compare)
      return items
    },
    replace: (removed: ReadonlySet<Item>, added: readonly Item[]): void => {
      if (removed.size + added.length > maxChanges) items = undefined
      if (!items) return
      for (const item of removed) items.splice(indexIn(items, item, compare), 1)
      for (const item of added) items.splice(indexIn(items, item, compare), 0, item)
    },
  }
}

export const byNewest: Compare<ListedProduct> = (one, other) => other.publishedAt - one.publishedAt || other.number - one.number

/** As the lists that the database sorts by name. */
export const byName: Compare<ListedProduct> = (one, other) =>
  one.nameOrder === other.nameOrder ? one.number - other.number : one.nameOrder < other.nameOrder ? -1 : 1

/** The cheapest first. A shop has few different prices, so its products are put together by price, and only those are sorted. */
export const inPriceOrder = (products: Iterable<ListedProduct>, priceOf: (product: ListedProduct) => number): number[] => {
  const numbersAt = new Map<number, number[]>()
  for (const product of products) {
    const price = priceOf(product)
    const numbers = numbersAt.get(price)
    if (numbers) numbers.push(product.number)
    else numbersAt.set(price, [product.number])
  }
  return [...numbersAt].sort(([price], [other]) => price - other).flatMap(([, numbers]) => numbers.sort((number, other) => number - other))
}
