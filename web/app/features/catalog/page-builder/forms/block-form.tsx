import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { AudioForm } from './audio-form.tsx'
import { ImageForm } from './image-form.tsx'
import { BasicProductForm, BundleForm, ProductForm } from './item-forms.tsx'
import { TestimonialsForm } from './testimonials-form.tsx'
import { TextForm } from './text-form.tsx'
import { VideoForm } from './video-form.tsx'

type BlockFormProps = { block: PageBlock; onEdit: (block: PageBlock, field: string) => void }

/** The form of a block, whatever its kind. */
export const BlockForm = ({ block, onEdit }: BlockFormProps) => {
  switch (block.type) {
    case 'TextBlock':
      return <TextForm block={block} onEdit={onEdit} />
    case 'ImageBlock':
      return <ImageForm block={block} onEdit={onEdit} />
    case 'AudioPlayerBlock':
      return <AudioForm block={block} onEdit={onEdit} />
    case 'TestimonialsBlock':
      return <TestimonialsForm block={block} onEdit={onEdit} />
    case 'VideoBlock':
      return <VideoForm block={block} onEdit={onEdit} />
    case 'ProductBlock':
      return <ProductForm block={block} onEdit={onEdit} />
    case 'BasicProductBlock':
      return <BasicProductForm block={block} onEdit={onEdit} />
    case 'BundleBlock':
      return <BundleForm block={block} onEdit={onEdit} />
  }
}
