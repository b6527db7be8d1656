/** The kinds of items for sale. */
export const itemKinds = ['product', 'bundle'] as const
export type ItemKind = (typeof itemKinds)[number]
