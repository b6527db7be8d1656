import type { DraftVariation } from '#contract/catalog/editing.ts'

/** The usual ways to buy, as starting points for a variation. */
export const variationKinds = {
  download: { name: 'Download', recurrence: { type: 'OneOff' } },
  perpetual: { name: 'Perpetual', recurrence: { type: 'OneOff' } },
  monthly: { name: 'Monthly', recurrence: { type: 'Recurring', cycleLength: 'Monthly' } },
  yearly: { name: 'Yearly', recurrence: { type: 'Recurring', cycleLength: 'Yearly' } },
  education: { name: 'Education', recurrence: { type: 'OneOff' } },
  studio: { name: 'Studio', recurrence: { type: 'OneOff' } },
} as const satisfies Record<string, Pick<DraftVariation, 'name' | 'recurrence'>>
export type VariationKind = keyof typeof variationKinds

/** A plugin is always licensed; a download is the first choice for everything else. */
export const kindsFor = (hasSeats: boolean): VariationKind[] =>
  (Object.keys(variationKinds) as VariationKind[]).filter((kind) => kind !== 'download' || !hasSeats)

/** An id that none of the others has: perpetual, then perpetual-2. */
export const freeId = (wanted: string, taken: readonly string[]): string => {
  if (!taken.includes(wanted)) return wanted
  let number = 2
  while (taken.includes(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}

/** A variation to start from, with the most common policy. Only plugins have seats and trials. */
export const newVariation = (kind: VariationKind, others: readonly Pick<DraftVariation, 'id'>[], hasSeats: boolean): DraftVariation => ({
  id: freeId(
    kind,
    others.map(({ id }) => id),
  ),
  name: variationKinds[kind].name,
  description: null,
  prices: {},
  recurrence: variationKinds[kind].recurrence,
  tiers: [],
  licensePolicy: { seats: hasSeats ? 3 : 0, offlineActivation: true, trialDays: hasSeats ? 14 : 0, trialNeedsAccount: false },
})
