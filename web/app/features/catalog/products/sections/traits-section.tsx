import type { ProductType } from '#contract/catalog/catalog.ts'
import type { ProductDraft } from '#contract/catalog/editing.ts'
import { genres, musicalKeys, noTraits, packKinds, pluginKinds } from '#contract/catalog/trait-rules.ts'
import type { Traits } from '#contract/catalog/traits.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TokenInput } from '#web/ui/inputs/token-input.tsx'
import type { Editing } from '../editing.ts'

type TraitsSectionProps = Editing<Pick<ProductDraft, 'traits'>> & { type: ProductType }

/** Only values of the list: search knows no others. */
const known = <Value extends string>(list: readonly Value[], tokens: readonly string[]): Value[] =>
  tokens.flatMap((token) => list.find((value) => value.toLowerCase() === token.trim().toLowerCase()) ?? [])

const anyTempo = { from: 120, to: 120 }

/** What search is filtered by, besides prices and formats. A plugin has no key and no tempo of its own. */
export const TraitsSection = ({ draft, change, problems, canEdit, type }: TraitsSectionProps) => {
  // A draft that a browser stored before traits existed has none.
  const traits: Traits = { ...noTraits, ...draft.traits }
  const set = (part: Partial<Traits>): void => change({ traits: { ...traits, ...part } })
  const { tempo } = traits
  return (
    <div className="grid gap-5">
      <Select
        id="field-traits-kind"
        label="Kind"
        optional
        className="max-w-80"
        disabled={!canEdit}
        placeholder="None of these"
        value={traits.kind ?? ''}
        options={(type === 'Plugin' ? pluginKinds : packKinds).map((kind) => ({ value: kind, label: kind }))}
        onChange={(event) => set({ kind: (event.target.value || null) as Traits['kind'] })}
      />
      <TokenInput
        id="field-traits-genres"
        label="Genres"
        optional
        hint="Up to 5, from the list."
        suggestions={genres}
        tokens={traits.genres}
        disabled={!canEdit}
        error={problems['traits.genres']}
        onTokens={(tokens) => set({ genres: known(genres, tokens).slice(0, 5) })}
      />
      {type !== 'Plugin' && (
        <>
          <Checkbox
            label="It has a tempo"
            checked={tempo !== null}
            disabled={!canEdit}
            onChange={(event) => set({ tempo: event.target.checked ? anyTempo : null })}
          />
          {tempo && (
            <div className="flex items-start gap-3.5">
              <NumberInput
                id="field-traits-tempo"
                label="Slowest"
                size="small"
                className="w-32"
                after="BPM"
                min={20}
                max={400}
                value={tempo.from}
                disabled={!canEdit}
                onNumber={(from) => set({ tempo: { ...tempo, from } })}
              />
              <NumberInput
                label="Fastest"
                size="small"
                className="w-32"
                after="BPM"
                min={20}
                max={400}
                value={tempo.to}
                disabled={!canEdit}
                error={problems['traits.tempo.to']}
                onNumber={(to) => set({ tempo: { ...tempo, to } })}
              />
            </div>
          )}
          <TokenInput
            id="field-traits-keys"
            label="Keys"
            optional
            hint="Such as A minor or Bb major."
            suggestions={musicalKeys}
            tokens={traits.keys}
            disabled={!canEdit}
            error={problems['traits.keys']}
            onTokens={(tokens) => set({ keys: known(musicalKeys, tokens) })}
          />
        </>
      )}
    </div>
  )
}
