import type { ComponentType } from 'react'
import type { BlockType } from '#contract/catalog/page-blocks.ts'
import { AudioPlayerForm } from './audio-player/form.tsx'
import { BasicProductForm } from './basic-product/form.tsx'
import { BundleForm } from './bundle/form.tsx'
import type { BlockFormProps } from './form-props.ts'
import { ImageForm } from './image/form.tsx'
import { ProductForm } from './product/form.tsx'
import { TestimonialsForm } from './testimonials/form.tsx'
import { TextForm } from './text/form.tsx'
import { VideoForm } from './video/form.tsx'

const forms: { readonly [Type in BlockType]: ComponentType<BlockFormProps<Type>> } = {
  TextBlock: TextForm,
  ImageBlock: ImageForm,
  AudioPlayerBlock: AudioPlayerForm,
  TestimonialsBlock: TestimonialsForm,
  VideoBlock: VideoForm,
  ProductBlock: ProductForm,
  BasicProductBlock: BasicProductForm,
  BundleBlock: BundleForm,
}

/** The form of a block, whatever its kind. */
export const BlockForm = ({ block, onEdit }: BlockFormProps<BlockType>) => {
  // TypeScript does not follow that a block and the form found by its type are of one kind.
  const Form = forms[block.type] as ComponentType<BlockFormProps<BlockType>>
  return <Form block={block} onEdit={onEdit} />
}
