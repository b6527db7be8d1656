import type { BlockEditing } from '../editing.ts'
import { blank } from '../gap.ts'
import { withBodyHtml } from '../render-markdown.ts'
import { firstText } from '../summary.ts'

export const textEditing: BlockEditing<'TextBlock'> = {
  create: (id) => ({ id, type: 'TextBlock', title: '', subtitle: null, body: '', alignment: 'Left' }),
  renewInnerIds: (block) => block,
  summaryOf: firstText,
  gapOf: ({ title, subtitle, body }) => (title || subtitle || body ? undefined : blank('Write a heading or a text')),
  slotsIn: () => [],
  putFile: (block) => block,
  preview: withBodyHtml,
}
