import type { ShownBlock } from '#contract/catalog/page-blocks.ts'
import { Beside } from './beside.tsx'

export const ImageBlockView = ({ block }: { block: Extract<ShownBlock, { type: 'ImageBlock' }> }) => (
  <Beside
    picture={
      <img
        src={block.image}
        alt={block.title ?? ''}
        width={1200}
        height={900}
        loading="lazy"
        className="aspect-4/3 w-full rounded bg-paper-2 object-cover"
      />
    }
    title={block.title}
    subtitle={block.subtitle}
    bodyHtml={block.bodyHtml}
    reverseOrder={block.reverseOrder}
  />
)
