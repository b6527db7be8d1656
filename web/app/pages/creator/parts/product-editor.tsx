import { type PublishedVersion, productDraft } from '#contract/catalog/editing.ts'
import { listProductVersions, type OwnProduct } from '#contract/catalog/products.ts'
import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import type { DiscountEntry } from '#contract/discounts/discounts.ts'
import type { listCreatorReleases } from '#contract/releases/own-releases.ts'
import { findProblems } from '#web/features/catalog/products/draft-problems.ts'
import { ContentsFields } from '#web/features/catalog/products/sections/contents-fields.tsx'
import { DeliverySection } from '#web/features/catalog/products/sections/delivery-section.tsx'
import { IconField } from '#web/features/catalog/products/sections/icon-field.tsx'
import { ImagesField } from '#web/features/catalog/products/sections/images-field.tsx'
import { KindSection } from '#web/features/catalog/products/sections/kind-section.tsx'
import { SystemsFields } from '#web/features/catalog/products/sections/systems-fields.tsx'
import { TagsSection } from '#web/features/catalog/products/sections/tags-section.tsx'
import { TextsSection } from '#web/features/catalog/products/sections/texts-section.tsx'
import { TraitsSection } from '#web/features/catalog/products/sections/traits-section.tsx'
import { VariationsEditor } from '#web/features/catalog/products/variations/variations-editor.tsx'
import { useUploads } from '#web/features/media/uploads/use-uploads.ts'
import { EditorSection } from '#web/features/studio/editor/editor-section.tsx'
import { read } from '#web/lib/api/page-reads.ts'
import { categoryNames } from './category-names.ts'
import { insideLabel, partsWith, productParts } from './editor-parts.ts'
import { ItemDiscounts } from './item-discounts.tsx'
import { ItemFrame } from './item-frame.tsx'
import { ItemReleases } from './item-releases.tsx'
import { PageSummary } from './page-workbench.tsx'
import { useArrivedPictures } from './use-arrived-pictures.ts'
import { useProductEditor } from './use-product-editor.ts'
import { useSavedVariations } from './use-saved-variations.ts'

type ProductEditorProps = {
  product: OwnProduct
  discounts: readonly DiscountEntry[]
  /** What came with the page of the parts that read by themselves; null where they have to. */
  releases: AnswerOf<typeof listCreatorReleases> | null
  versions: PublishedVersion[] | null
  /** The creator's other products. */
  others: readonly { id: string; name: string }[]
  creator: { id: string; slug: string }
  userId: string
  roles: readonly string[]
}

const roleLabel = (canEdit: boolean, canPrice: boolean): string | undefined => {
  if (!canEdit) return 'Your role can only view products. Ask an Admin on your team to make changes.'
  return canPrice ? undefined : 'Your role can change texts, images and pages, but not prices or the type.'
}

/** The editor of a product. */
export const ProductEditor = ({ product, discounts, releases, versions, others, creator, userId, roles }: ProductEditorProps) => {
  const level = creatorLevel('products', roles)
  const canEdit = reachesLevel(level, 'texts')
  const canPrice = reachesLevel(level, 'write')
  const canPromote = reachesLevel(creatorLevel('promotion', roles), 'write')
  const canRelease = reachesLevel(creatorLevel('releases', roles), 'write')
  const editor = useProductEditor(product, { creatorId: creator.id, userId })
  const { type, category, draft } = editor.value
  const changeDraft = (part: Partial<typeof draft>): void => editor.change((value) => ({ ...value, draft: { ...value.draft, ...part } }))

  const uploads = useUploads(`product/${creator.id}/${product.id}`)
  const images = useArrivedPictures(uploads, draft, editor.item.images, (part) => changeDraft(part))
  const saved = useSavedVariations({ kind: 'product', creatorId: creator.id, id: product.id, revision: editor.item.revision })
  const problems = findProblems(productDraft, draft)
  const editing = { draft, change: changeDraft, problems, canEdit }
  const compatibility = {
    compatibility: draft.compatibility,
    canEdit,
    onCompatibility: (next: typeof draft.compatibility) => changeDraft({ compatibility: next }),
  }
  const name = draft.name.trim() || product.id
  return (
    <ItemFrame
      editor={editor}
      name={name}
      back={{ to: '/creator/products', label: 'Products' }}
      pageHref={`/${creator.slug}/${product.id}`}
      parts={partsWith(productParts(type), problems)}
      may={{ publish: canEdit, restore: canPrice }}
      roleLabel={roleLabel(canEdit, canPrice)}
      versions={{ read: read(listProductVersions, { params: { productId: product.id } }), first: versions }}
      page={{
        name: `product-page/${creator.id}/${product.id}`,
        creatorId: creator.id,
        blocks: draft.pageBlocks,
        onChange: (pageBlocks) => changeDraft({ pageBlocks }),
        canEdit,
      }}
    >
      <EditorSection id="texts" title="Texts">
        <TextsSection {...editing} />
      </EditorSection>
      <EditorSection id="kind" title="Type and category">
        <KindSection
          kind={{ type, category }}
          canEdit={canPrice}
          categoryNames={categoryNames}
          onKind={(kind) => editor.change((value) => ({ ...value, ...kind }))}
        />
      </EditorSection>
      <EditorSection id="pictures" title="Icon and images">
        <div className="grid gap-8">
          <IconField
            slot="iconUrl"
            label="Icon"
            hint="Square. Shown on cards, in the cart and in the player."
            ratio={1}
            url={draft.iconUrl}
            onUrl={(iconUrl) => changeDraft({ iconUrl })}
            uploads={uploads}
            error={problems.iconUrl}
            canEdit={canEdit}
          />
          <ImagesField {...editing} known={images} uploads={uploads} />
        </div>
      </EditorSection>
      <EditorSection id="variations" title="Variations" note="The ways to buy it. The first is the default; cards show its price.">
        <VariationsEditor {...editing} canEdit={canPrice} hasSeats={type === 'Plugin'} others={others} saved={saved} />
      </EditorSection>
      <ItemDiscounts
        first={discounts}
        item={{ kind: 'Product', itemId: product.id }}
        name={name}
        variations={draft.variations}
        canEdit={canPromote}
      />
      <EditorSection id="compatibility" title={insideLabel(type)}>
        {type === 'Plugin' ? <SystemsFields {...compatibility} /> : <ContentsFields {...compatibility} />}
      </EditorSection>
      <ItemReleases productId={product.id} first={releases} name={name} canEdit={canRelease} />
      <EditorSection id="delivery" title="Delivery">
        <DeliverySection {...editing} />
      </EditorSection>
      <EditorSection id="traits" title="Kind and sound" note="Used to filter searches.">
        <TraitsSection {...editing} type={type} />
      </EditorSection>
      <EditorSection id="tags" title="Tags">
        <TagsSection {...editing} />
      </EditorSection>
      <EditorSection id="page" title="Page" note="What comes below the buy box: sounds, images, text. The description follows it.">
        <PageSummary blocks={draft.pageBlocks} canEdit={canEdit} />
      </EditorSection>
    </ItemFrame>
  )
}
