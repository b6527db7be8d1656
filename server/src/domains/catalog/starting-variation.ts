type Priced = { prices: { USD?: number } }

const dollarsOf = ({ prices }: Priced): number => prices.USD ?? Number.POSITIVE_INFINITY

/** The variation that a list shows the price of: the one that costs least before discounts, of equals the first. */
export const startingVariation = <Variation extends Priced>(variations: readonly Variation[]): Variation | undefined =>
  variations.reduce<Variation | undefined>((least, one) => (least && dollarsOf(least) <= dollarsOf(one) ? least : one), undefined)
