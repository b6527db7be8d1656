import { listBundleVersions, type OwnBundle } from '#contract/catalog/bundles.ts'
import { type BundleDraft, bundleDraft, type PublishedVersion } from '#contract/catalog/editing.ts'
import type { ProductRow } from '#contract/catalog/products.ts'
import type { DiscountEntry } from '#contract/discounts/discounts.ts'
import { ContentsSection } from '#web/features/catalog/bundles/contents-section.tsx'
import { PartialField } from '#web/features/catalog/bundles/partial-field.tsx'
import { SavingSummary } from '#web/features/catalog/bundles/saving-summary.tsx'
import { findProblems } from '#web/features/catalog/products/draft-problems.ts'
import { IconField } from '#web/features/catalog/products/sections/icon-field.tsx'
import { ImagesField } from '#web/features/catalog/products/sections/images-field.tsx'
import { TextsSection } from '#web/features/catalog/products/sections/texts-section.tsx'
import { VariationsEditor } from '#web/features/catalog/products/variations/variations-editor.tsx'
import { useUploads } from '#web/features/media/uploads/use-uploads.ts'
import { EditorSection } from '#web/features/studio/editor/editor-section.tsx'
import { read } from '#web/lib/api/page-reads.ts'
import { bundleParts, partsWith } from './editor-parts.ts'
import { ItemDiscounts } from './item-discounts.tsx'
import { ItemFrame } from './item-frame.tsx'
import { PageSummary } from './page-workbench.tsx'
import { useArrivedPictures } from './use-arrived-pictures.ts'
import { useBundleEditor } from './use-bundle-editor.ts'
import { useSavedVariations } from './use-saved-variations.ts'

type BundleEditorProps = {
  bundle: OwnBundle
  products: readonly ProductRow[]
  discounts: readonly DiscountEntry[]
  versions: PublishedVersion[] | null
  creator: { id: string; slug: string }
  userId: string
  canEdit: boolean
}

/** The editor of a bundle. */
export const BundleEditor = ({ bundle, products, discounts, versions, creator, userId, canEdit }: BundleEditorProps) => {
  const editor = useBundleEditor(bundle, { creatorId: creator.id, userId })
  const draft = editor.value
  const change = (part: Partial<BundleDraft>): void => editor.change((value) => ({ ...value, ...part }))
  const uploads = useUploads(`bundle/${creator.id}/${bundle.id}`)
  const images = useArrivedPictures(uploads, draft, editor.item.images, change)
  const saved = useSavedVariations({ kind: 'bundle', creatorId: creator.id, id: bundle.id, revision: editor.item.revision })
  const problems = findProblems(bundleDraft, draft)
  const editing = { draft, change, problems, canEdit }
  const name = draft.name.trim() || bundle.id
  const inside = draft.productIds.flatMap((id) => products.find((product) => product.id === id) ?? [])
  return (
    <ItemFrame
      editor={editor}
      name={name}
      back={{ to: '/creator/bundles', label: 'Bundles' }}
      pageHref={`/${creator.slug}/bundles/${bundle.id}`}
      parts={partsWith(bundleParts, problems)}
      may={{ publish: canEdit, restore: canEdit }}
      roleLabel={canEdit ? undefined : 'Your role can only view bundles. Ask an Admin on your team to make changes.'}
      versions={{ read: read(listBundleVersions, { params: { bundleId: bundle.id } }), first: versions }}
      page={{
        name: `bundle-page/${creator.id}/${bundle.id}`,
        creatorId: creator.id,
        blocks: draft.pageBlocks,
        onChange: (pageBlocks) => change({ pageBlocks }),
        canEdit,
      }}
    >
      <EditorSection id="texts" title="Texts">
        <TextsSection {...editing} />
      </EditorSection>
      <EditorSection id="contents" title="Products" note="Two to fifty of your own, in the order of the page.">
        <ContentsSection
          productIds={draft.productIds}
          products={products}
          onProductIds={(productIds) => change({ productIds })}
          problem={problems.productIds}
          canEdit={canEdit}
        />
      </EditorSection>
      <EditorSection id="variations" title="Price" note="The bundle has variations of its own. The first is the default.">
        <div className="grid gap-8">
          <VariationsEditor {...editing} hasSeats={false} saved={saved} />
          <PartialField partial={draft.partial} onPartial={(partial) => change({ partial })} canEdit={canEdit} />
          <SavingSummary price={draft.variations[0]?.prices.USD} products={inside} partial={draft.partial} />
        </div>
      </EditorSection>
      <ItemDiscounts
        first={discounts}
        item={{ kind: 'Bundle', itemId: bundle.id }}
        name={name}
        variations={draft.variations}
        canEdit={canEdit}
      />
      <EditorSection id="pictures" title="Images">
        <div className="grid gap-8">
          <IconField
            slot="iconUrl"
            label="Icon"
            hint="Square. Shown in the cart and in lists."
            ratio={1}
            url={draft.iconUrl}
            onUrl={(iconUrl) => change({ iconUrl })}
            uploads={uploads}
            error={problems.iconUrl}
            canEdit={canEdit}
          />
          <IconField
            slot="imageUrl"
            label="Card image"
            hint="4:3. Shown on the bundle’s card. Without one, the card shows the icons of its products."
            ratio={4 / 3}
            url={draft.imageUrl}
            onUrl={(imageUrl) => change({ imageUrl })}
            uploads={uploads}
            error={problems.imageUrl}
            canEdit={canEdit}
          />
          <ImagesField {...editing} known={images} uploads={uploads} />
        </div>
      </EditorSection>
      <EditorSection id="page" title="Page" note="What comes below the products: text, images, sounds.">
        <PageSummary blocks={draft.pageBlocks} canEdit={canEdit} />
      </EditorSection>
    </ItemFrame>
  )
}
