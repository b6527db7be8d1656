import type { BlockEditing } from '../editing.ts'
import { fileSlot } from '../file-slot.ts'
import { blank } from '../gap.ts'
import { withBodyHtml } from '../render-markdown.ts'
import { firstText } from '../summary.ts'

export const imageEditing: BlockEditing<'ImageBlock'> = {
  create: (id) => ({ id, type: 'ImageBlock', image: '', title: null, subtitle: null, body: null, reverseOrder: false }),
  renewInnerIds: (block) => block,
  summaryOf: (block) => firstText(block) || (block.image && 'Without text'),
  gapOf: ({ image }) => (image ? undefined : blank('Choose an image')),
  slotsIn: ({ id }) => [fileSlot(id, 'image')],
  putFile: (block, slot, url) => (slot === fileSlot(block.id, 'image') ? { ...block, image: url } : block),
  preview: withBodyHtml,
}
