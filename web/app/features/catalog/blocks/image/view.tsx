import { Beside } from '../beside.tsx'
import type { BlockViewProps } from '../block-parts.ts'

export const ImageView = ({ block }: BlockViewProps<'ImageBlock'>) => (
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
