/** Where a buyer seems to be. The address is what they entered; the other two are independent, where they are known. */
export type LocationProofs = { billing: string; network: string | null; card: string | null }

export type LocationVerdict =
  | { proven: true; country: string; by: readonly (keyof LocationProofs)[] }
  | { proven: false; because: 'only-one' | 'they-differ' }

/** Tax offices want two pieces of evidence that agree with the taxed address. A third that differs does no harm. */
export const judgeLocation = ({ billing, network, card }: LocationProofs): LocationVerdict => {
  const agreeing = [...(network === billing ? (['network'] as const) : []), ...(card === billing ? (['card'] as const) : [])]
  if (agreeing.length > 0) return { proven: true, country: billing, by: ['billing', ...agreeing] }
  return { proven: false, because: network === null && card === null ? 'only-one' : 'they-differ' }
}
