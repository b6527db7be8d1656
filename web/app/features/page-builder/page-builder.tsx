import type { ReactNode } from 'react'
import type { AudioSample, PageBlock } from '#contract/page-blocks.ts'
import type { Sound } from '#contract/sounds.ts'
import type { Uploads } from '#web/lib/uploads.ts'
import type { ShelfItem } from './shelf-item.ts'

export type PageBuilderProps = {
  blocks: readonly PageBlock[]
  onChange: (blocks: PageBlock[]) => void
  canEdit: boolean
  /** Whose page it is: new product and bundle blocks name this creator. */
  creatorId: string
  /** What the pickers offer; nothing until it is read. */
  products: readonly ShelfItem[] | undefined
  bundles: readonly ShelfItem[] | undefined
  /** What is known of the sounds that the blocks name, by address. */
  sounds: Record<string, Sound>
  uploads: Uploads
  /** Blocks as visitors see them. It is asked for one block at a time. */
  preview: (blocks: readonly PageBlock[], sounds: Record<string, Sound>) => ReactNode
  /** The page around its blocks, for the preview: its head, its foot. */
  around?: ((page: ReactNode) => ReactNode) | undefined
  /** Plays one sample in its form. */
  listen: (sample: AudioSample, sounds: Record<string, Sound>) => ReactNode
  /** At the left and at the right of the builder's bar. */
  head?: ReactNode
  actions?: ReactNode
  className?: string | undefined
}

/** Builds a page of the eight blocks: an outline, the page as visitors will see it, and the form of the chosen block. */
export const PageBuilder = ({ blocks, sounds, preview, around = (page) => page, head, actions, className }: PageBuilderProps) => (
  <div className={className}>
    {head}
    {actions}
    {around(preview(blocks, sounds))}
  </div>
)
