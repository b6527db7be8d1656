type Part = { hasMore: boolean } | { next: string | null }

/** Whether a list is there from its first to its last row. Only then its heads sort it and its figures come to a sum: both would mislead on one page of many. */
export const isWholeList = (part: Part, after: string | null | undefined): boolean =>
  !after && !('hasMore' in part ? part.hasMore : part.next !== null)

/** What the sums under a table are about. */
export const sumLabel = (isWhole: boolean): string => (isWhole ? 'Total' : 'On this page')
