import type { ReactNode } from 'react'
import { getStaffCreator, type StaffCreator } from '#contract/creators/staff-creators.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { ActForButton } from './act-for-button.tsx'
import { ActingPart, CreatorFacts, TeamPart } from './creator-facts.tsx'
import { CreatorChips } from './creator-queue.tsx'
import { FeePart } from './fee-part.tsx'
import { PanelPart } from './panel-part.tsx'
import { PanelState } from './panel-state.tsx'
import { SuspendButton, SuspensionNotice, SwitchesPart } from './standing-part.tsx'
import { useCreatorActs } from './use-creator-acts.ts'

type May = { mayChange: boolean; mayAct: boolean; notes?: ReactNode }

const Loaded = ({ creator, mayChange, mayAct, notes, refetch }: May & { creator: StaffCreator; refetch: () => Promise<unknown> }) => {
  const acts = useCreatorActs(creator, refetch)
  return (
    <article aria-labelledby="creator" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id="creator" className="text-28 wrap-anywhere">
            {creator.name}
          </h2>
          <CreatorChips creator={creator} />
        </div>
        {creator.tagline && <p className="text-ink-2">{creator.tagline}</p>}
        {(mayAct || mayChange) && (
          <div className="flex flex-wrap gap-2.5">
            {mayAct && <ActForButton creator={creator} />}
            {mayChange && !creator.isSuspended && <SuspendButton creator={creator} acts={acts} />}
          </div>
        )}
        <SuspensionNotice creator={creator} acts={acts} mayChange={mayChange} />
      </header>
      <SwitchesPart creator={creator} acts={acts} mayChange={mayChange} />
      <FeePart creator={creator} setFee={acts.setFee} removeFee={acts.removeFee} mayChange={mayChange} />
      <PanelPart title="Details">
        <CreatorFacts creator={creator} />
      </PanelPart>
      {notes}
      <TeamPart team={creator.team} />
      <ActingPart acting={creator.acting} />
    </article>
  )
}

/** A creator next to the list: the decisions of staff about it. */
type CreatorPanelProps = May & { creatorId: string; first: StaffCreator | null | undefined }

export const CreatorPanel = ({ creatorId, first, ...may }: CreatorPanelProps) => {
  const found = useRead(read(getStaffCreator, { params: { creatorId } }), { first })
  return (
    <PanelState read={found} label="Loading the creator">
      {(creator) => <Loaded key={creator.id} creator={creator} refetch={found.refetch} {...may} />}
    </PanelState>
  )
}
