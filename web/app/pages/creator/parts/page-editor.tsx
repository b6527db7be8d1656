import { type ReactNode, useCallback, useMemo } from 'react'
import type { BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import type { AudioSample, PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import type { BlockParts } from '#web/features/catalog/blocks/block-parts.ts'
import { PageBlocks } from '#web/features/catalog/blocks/page-blocks.tsx'
import { PageBuilder } from '#web/features/catalog/page-builder/page-builder.tsx'
import { tryLabel } from '#web/features/licensing/trials/try-label.ts'
import { PlayButton } from '#web/features/media/player/play-button.tsx'
import { SampleList } from '#web/features/media/player/sample-list.tsx'
import { SeekWave } from '#web/features/media/player/seek-wave.tsx'
import { trackOf } from '#web/features/media/player/track.ts'
import { WetDry } from '#web/features/media/player/wet-dry.tsx'
import { useUploads } from '#web/features/media/uploads/use-uploads.ts'
import { VariationPrice } from '#web/features/storefront/variation-price.tsx'
import { ItemPlay } from '#web/pages/parts/item-play.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { bundleItems, productItems } from './own-items.ts'
import type { OwnCatalogue } from './use-own-items.ts'

type PageEditorProps = {
  /** Names the draft, so that running uploads find it again: "storefront/northlight-audio". */
  name: string
  creatorId: string
  /** What the creator sells (useOwnItems). */
  ownCatalogue: OwnCatalogue
  blocks: readonly PageBlock[]
  onChange: (blocks: PageBlock[]) => void
  canEdit: boolean
  sounds: Record<string, Sound>
  around?: ((page: ReactNode) => ReactNode) | undefined
  head?: ReactNode
  actions?: ReactNode
  notice?: ReactNode
  className?: string | undefined
}

/** Looks like the buttons on the real page; in the builder there is no cart. */
const BuyLook = ({ item }: { item: ProductCard | BundleCard }) => (
  <>
    <span className={buttonLook({ kind: 'go' })}>Add to cart</span>
    {'trial' in item && item.trial && <span className={buttonLook({})}>{tryLabel(item.trial.days)}</span>}
  </>
)

/** The page builder with what it needs from other features: the shop's blocks, the player, the uploads, the creator's items. */
export const PageEditor = ({ name, creatorId, ownCatalogue, ...rest }: PageEditorProps) => {
  const uploads = useUploads(name)
  const { creator, products: productRows, bundles: bundleRows } = ownCatalogue
  const origin = useMemo(
    () => ({ subtitle: creator?.name ?? '', href: `/${creator?.slug ?? creatorId}`, coverUrl: creator?.logoUrl ?? null }),
    [creator, creatorId],
  )
  const listen = useCallback(
    (sample: AudioSample, sounds: Record<string, Sound>) => {
      const track = trackOf(sample, { ...origin, sounds })
      return (
        <div className="flex items-center gap-3">
          <PlayButton track={track} />
          <SeekWave track={track} columns={48} className="h-9 min-w-0 grow" />
          <WetDry track={track} />
        </div>
      )
    },
    [origin],
  )
  const preview = useCallback(
    (blocks: readonly ShownBlock[], sounds: Record<string, Sound>) => {
      const parts: BlockParts = {
        creatorId,
        products: [...(creator?.products ?? []), ...(creator?.blockProducts ?? [])],
        bundles: [...(creator?.bundles ?? []), ...(creator?.blockBundles ?? [])],
        listen: (samples) => <SampleList samples={samples} sounds={sounds} {...origin} />,
        price: (variation) => <VariationPrice variation={variation} className="text-20 font-semibold" />,
        buy: (item) => <BuyLook item={item} />,
        play: (item) => <ItemPlay item={item} />,
      }
      return <PageBlocks blocks={blocks} parts={parts} />
    },
    [creator, creatorId, origin],
  )
  const products = useMemo(() => productRows && productItems(productRows), [productRows])
  const bundles = useMemo(() => bundleRows && bundleItems(bundleRows), [bundleRows])

  return (
    <PageBuilder
      {...rest}
      creatorId={creatorId}
      products={products}
      bundles={bundles}
      uploads={uploads}
      preview={preview}
      listen={listen}
    />
  )
}
