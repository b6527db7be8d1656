/** What can be sold. */
export const itemKinds = ['product', 'bundle'] as const
export type ItemKind = (typeof itemKinds)[number]
