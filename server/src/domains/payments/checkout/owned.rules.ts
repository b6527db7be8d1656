import { catalogueKey, lineId, type Quote, type WantedLine } from '#domains/orders/index.ts'

/** Lines that would buy again what the customer already owns for good. */
export const ownedLines = (lines: readonly WantedLine[], { catalogue }: Quote, owned: ReadonlySet<string>): string[] =>
  lines
    .filter((line) => {
      const row = line.kind === 'product' ? catalogue.products.get(catalogueKey(line)) : undefined
      const variation = row?.content.variations.find((one) => one.id === line.variationId)
      return variation?.recurrence.type === 'OneOff' && owned.has(catalogueKey(line))
    })
    .map(lineId)
