import { MarkdownField } from '#web/ui/inputs/markdown-field.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import type { Editing, Texts } from '../editing.ts'

/** The name and the texts. */
export const TextsSection = ({ draft, change, problems, canEdit }: Editing<Texts>) => (
  <div className="grid gap-5">
    <TextInput
      id="field-name"
      label="Name"
      value={draft.name}
      disabled={!canEdit}
      error={problems.name}
      onChange={(event) => change({ name: event.target.value })}
    />
    <TextInput
      id="field-tagline"
      label="Tagline"
      optional
      hint={`One sentence for cards and search results. ${(draft.tagline ?? '').length} of 160`}
      value={draft.tagline ?? ''}
      disabled={!canEdit}
      error={problems.tagline}
      onChange={(event) => change({ tagline: event.target.value || null })}
    />
    <MarkdownField
      id="field-description"
      label="Description"
      value={draft.description ?? ''}
      disabled={!canEdit}
      error={problems.description}
      onText={(text) => change({ description: text || null })}
    />
  </div>
)
