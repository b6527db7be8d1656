import { useState } from 'react'
import { type FeaturedCandidate, type FeaturedKind, findFeaturedCandidates } from '#contract/storefront/featured.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'

const keyOf = ({ creatorId, productId }: Pick<FeaturedCandidate, 'creatorId' | 'productId'>): string => `${creatorId}/${productId ?? ''}`

type FeaturedPickerProps = {
  kind: FeaturedKind
  taken: readonly Pick<FeaturedCandidate, 'creatorId' | 'productId'>[]
  onPick: (candidate: FeaturedCandidate) => void
}

const Found = ({ candidate, onPick }: { candidate: FeaturedCandidate; onPick: () => void }) => (
  <li className="flex items-center gap-3 border-b border-line py-2 text-14">
    <Cover src={candidate.pictureUrl} alt="" width={80} className="size-8 shrink-0" />
    <span className="grid min-w-0 grow">
      <span className="truncate">
        {candidate.name}
        {candidate.by && <span className="text-ink-2"> by {candidate.by}</span>}
      </span>
      {candidate.hindrance && <span className="text-12 text-bad">{candidate.hindrance}</span>}
    </span>
    {!candidate.hindrance && (
      <Button size="small" aria-label={`Feature ${candidate.name}`} onPress={onPick}>
        Add
      </Button>
    )}
  </li>
)

/** Searches for items to feature by name, and says why some cannot be featured. */
export const FeaturedPicker = ({ kind, taken, onPick }: FeaturedPickerProps) => {
  const [text, setText] = useState('')
  const { data, error } = useRead(read(findFeaturedCandidates, { params: { kind }, query: { q: text } }), {
    enabled: text.trim().length > 0,
    keepsPrevious: true,
  })
  const known = new Set(taken.map(keyOf))
  const found = text.trim() ? data?.filter((candidate) => !known.has(keyOf(candidate))) : undefined
  return (
    <div className="mt-4 max-w-xl">
      <TextInput
        label={kind === 'creators' ? 'Add a creator' : 'Add a product'}
        placeholder="Search by name"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div aria-live="polite">
        {error && <p className="py-2 text-14 text-bad">{failureLine(error)}</p>}
        {found?.length === 0 && <p className="py-2 text-14 text-ink-2">No matches that are live and not in the list yet.</p>}
      </div>
      <ul>
        {found?.map((candidate) => (
          <Found
            key={keyOf(candidate)}
            candidate={candidate}
            onPick={() => {
              onPick(candidate)
              setText('')
            }}
          />
        ))}
      </ul>
    </div>
  )
}
