import type { ProductSummary } from '#contract/licensing/inventory.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'

type ChooseCreatorProps = { products: readonly ProductSummary[]; onChoose: (creatorId: string) => Promise<unknown> }

/** A machine file names a product but not its creator: asked where the customer owns several of that name. */
export const ChooseCreator = ({ products, onChoose }: ChooseCreatorProps) => (
  <section aria-label="Choose the product" className="grid max-w-140 gap-5">
    <Notice kind="info" title="Which one is it?">
      You own products with this name from several creators, and the file doesn’t say which one it’s for.
    </Notice>
    <div className="flex flex-wrap gap-2.5">
      {products.map(({ creatorId, creatorName, name }) => (
        <Button key={creatorId} onPress={() => onChoose(creatorId)} onFail={tellFailure} errorLabel="Not activated">
          {name} by {creatorName}
        </Button>
      ))}
    </div>
  </section>
)
