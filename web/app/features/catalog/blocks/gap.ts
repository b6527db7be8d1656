import type { OwnItem } from './own-items.ts'

/** What a block still lacks. A blank block shows visitors nothing at all. */
export type Gap = { text: string; isBlank: boolean }

export const blank = (text: string): Gap => ({ text, isBlank: true })
export const partly = (text: string): Gap => ({ text, isBlank: false })

type Chosen = { id: string | null; creatorId: string | null }

/** A block may also show other creators' products; whether those are published is not known here. */
export const itemGap = (
  items: readonly OwnItem[] | undefined,
  chosen: Chosen,
  kind: 'product' | 'bundle',
  ownCreatorId: string,
): Gap | undefined => {
  if (chosen.id === null) return blank(`Choose a ${kind}`)
  if (!items || (chosen.creatorId !== null && chosen.creatorId !== ownCreatorId)) return undefined
  const item = items.find(({ id }) => id === chosen.id)
  if (!item) return blank(`This ${kind} is gone. Choose another.`)
  return item.isLive ? undefined : blank(`${item.name} is not published. Visitors won’t see it here until it is.`)
}
