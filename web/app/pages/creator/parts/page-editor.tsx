import type { ReactNode } from 'react'
import type { PageBlock } from '#contract/page-blocks.ts'
import type { Sound } from '#contract/sounds.ts'
import { PageBlocks } from '#web/features/catalog/blocks/page-blocks.tsx'
import { PageBuilder } from '#web/features/page-builder/page-builder.tsx'
import { SampleList } from '#web/features/player/sample-list.tsx'
import { useUploads } from '#web/features/uploads/use-uploads.ts'
import { blockParts } from '#web/pages/parts/block-parts.tsx'

type PageEditorProps = {
  creatorId: string
  blocks: readonly PageBlock[]
  onChange: (blocks: PageBlock[]) => void
  canEdit: boolean
  sounds: Record<string, Sound>
  around?: ((page: ReactNode) => ReactNode) | undefined
  head?: ReactNode
  actions?: ReactNode
  className?: string | undefined
}

/** The page builder with everything it borrows: the shop's own blocks, the player, the uploads, what the creator sells. */
export const PageEditor = ({ creatorId, ...rest }: PageEditorProps) => {
  const uploads = useUploads('page')
  const origin = { subtitle: '', href: `/${creatorId}`, coverUrl: null }
  return (
    <PageBuilder
      {...rest}
      creatorId={creatorId}
      products={[]}
      bundles={[]}
      uploads={uploads}
      preview={(blocks, sounds) => (
        <PageBlocks blocks={blocks} parts={blockParts({ ...origin, creatorId, sounds, blockProducts: [], blockBundles: [] })} />
      )}
      listen={(sample, sounds) => <SampleList samples={[sample]} sounds={sounds} {...origin} />}
    />
  )
}
