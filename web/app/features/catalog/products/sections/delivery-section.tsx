import type { ProductDraft } from '#contract/catalog/editing.ts'
import { Switch } from '#web/ui/inputs/switch.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import type { Editing } from '../editing.ts'

/** Who delivers the product: the shop, from its releases, or the creator elsewhere. */
export const DeliverySection = ({ draft, change, problems, canEdit }: Editing<Pick<ProductDraft, 'externalFulfillment'>>) => {
  const { externalFulfillment: text } = draft
  return (
    <div className="grid gap-5">
      <Switch
        label="I deliver this elsewhere"
        hint="It then doesn’t need a release here. Next to their license, buyers see where to get it."
        checked={text !== null}
        disabled={!canEdit}
        onChange={(isElsewhere) => change({ externalFulfillment: isElsewhere ? '' : null })}
      />
      {text !== null && (
        <TextArea
          id="field-externalFulfillment"
          label="Where buyers get it"
          hint={`A sentence, a link that starts with https://, or both. ${text.length} of 500`}
          rows={3}
          value={text}
          disabled={!canEdit}
          error={problems.externalFulfillment}
          onChange={(event) => change({ externalFulfillment: event.target.value })}
        />
      )}
    </div>
  )
}
