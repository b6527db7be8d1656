import type { BlockEditing } from '../editing.ts'
import { fileSlot } from '../file-slot.ts'
import { blank, type Gap, partly } from '../gap.ts'
import { withBodyHtml } from '../render-markdown.ts'
import { firstText } from '../summary.ts'
import { videoTrouble } from './video-trouble.ts'

const videoGap = (video: string): Gap | undefined => {
  if (!video) return blank('Paste an address or choose a file')
  const trouble = videoTrouble(video)
  return trouble ? partly(trouble) : undefined
}

export const videoEditing: BlockEditing<'VideoBlock'> = {
  create: (id) => ({ id, type: 'VideoBlock', video: '', title: null, subtitle: null, body: null, reverseOrder: false }),
  renewInnerIds: (block) => block,
  summaryOf: (block) => firstText(block) || (block.video && 'Without text'),
  gapOf: ({ video }) => videoGap(video),
  slotsIn: ({ id }) => [fileSlot(id, 'video')],
  putFile: (block, slot, url) => (slot === fileSlot(block.id, 'video') ? { ...block, video: url } : block),
  preview: withBodyHtml,
}
