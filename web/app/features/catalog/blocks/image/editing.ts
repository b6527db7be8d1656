import type { BlockEditing } from '../editing.ts'
import { filePlace } from '../file-place.ts'
import { blank } from '../gap.ts'
import { withBodyHtml } from '../render-markdown.ts'
import { firstText } from '../summary.ts'

export const imageEditing: BlockEditing<'ImageBlock'> = {
  create: (id) => ({ id, type: 'ImageBlock', image: '', title: null, subtitle: null, body: null, reverseOrder: false }),
  renewInnerIds: (block) => block,
  summaryOf: (block) => firstText(block) || (block.image && 'Without words'),
  gapOf: ({ image }) => (image ? undefined : blank('Choose a picture')),
  placesIn: ({ id }) => [filePlace(id, 'image')],
  putFile: (block, place, url) => (place === filePlace(block.id, 'image') ? { ...block, image: url } : block),
  preview: withBodyHtml,
}
