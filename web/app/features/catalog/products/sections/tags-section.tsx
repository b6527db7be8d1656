import type { ProductDraft } from '#contract/catalog/editing.ts'
import { TokenInput } from '#web/ui/inputs/token-input.tsx'
import type { Editing } from '../editing.ts'

export const TagsSection = ({ draft, change, problems, canEdit }: Editing<Pick<ProductDraft, 'tags'>>) => (
  <TokenInput
    id="field-tags"
    label="Tags"
    hint="Up to 20. Press Enter or a comma to add one."
    placeholder={canEdit ? 'tape, saturation, mixing' : undefined}
    tokens={draft.tags}
    tidy={(word) => word.trim().toLowerCase()}
    maxLength={40}
    disabled={!canEdit}
    error={problems.tags ?? Object.entries(problems).find(([path]) => path.startsWith('tags.'))?.[1]}
    onTokens={(tags) => change({ tags })}
  />
)
