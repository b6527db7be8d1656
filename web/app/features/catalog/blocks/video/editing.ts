import type { BlockEditing } from '../editing.ts'
import { filePlace } from '../file-place.ts'
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
  summaryOf: (block) => firstText(block) || (block.video && 'Without words'),
  gapOf: ({ video }) => videoGap(video),
  placesIn: ({ id }) => [filePlace(id, 'video')],
  putFile: (block, place, url) => (place === filePlace(block.id, 'video') ? { ...block, video: url } : block),
  preview: withBodyHtml,
}
