import type { ListedProduct } from './listed-products.views.ts'

type Compare<Item> = (one: Item, other: Item) => number

/** Keeps everything sorted while few things change. Sorting what is sorted but for its end takes one pass, and nothing is sorted unasked. */
export const sortedList = <Item>(compare: Compare<Item>) => {
  let items: Item[] | undefined
  return {
    read: (all: Iterable<Item>): readonly Item[] => {
      items ??= [...all].sort(compare)
      return items
    },
    replace: (removed: ReadonlySet<Item>, added: readonly Item[]): void => {
      items = items
        ?.filter((item) => !removed.has(item))
        .concat(added)
        .sort(compare)
    },
  }
}

export const byNewest: Compare<ListedProduct> = (one, other) => other.publishedAt - one.publishedAt || other.number - one.number

/** By the characters' codes, as the database does it: a language's own order is not the same in every country. */
export const byName: Compare<ListedProduct> = (one, other) =>
  one.name === other.name ? one.number - other.number : one.name < other.name ? -1 : 1

/** The cheapest first. A shop has few different prices, so its products are put together by price, and only those are sorted. */
export const inPriceOrder = (products: Iterable<ListedProduct>, priceOf: (product: ListedProduct) => number): number[] => {
  const numbersAt = new Map<number, number[]>()
  for (const product of products) {
    const price = priceOf(product)
    const numbers = numbersAt.get(price)
    if (numbers) numbers.push(product.number)
    else numbersAt.set(price, [product.number])
  }
  return [...numbersAt]
    .sort(([price], [other]) => price - other)
    .flatMap(([, numbers]) => numbers.sort((number, other) => number - other))
}
