type Part = { hasMore: boolean } | { next: string | null }

/**
 * Whether a list is loaded from its first to its last row. Only then can it be sorted and totalled in the browser: both would mislead on
 * one page of many.
 */
export const isWholeList = (part: Part, after: string | null | undefined): boolean =>
  !after && !('hasMore' in part ? part.hasMore : part.next !== null)

/** The label of the sums below a table. */
export const sumLabel = (isWhole: boolean): string => (isWhole ? 'Total' : 'On this page')
