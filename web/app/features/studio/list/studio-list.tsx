import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { useAskedByHash } from '#web/ui/overlays/use-asked-by-hash.ts'
import { Count } from '#web/ui/texts/count.tsx'
import { PageHead } from '../page-head.tsx'

type StudioListProps = {
  /** What an item is called: "coupon". */
  kind: string
  title: string
  /** How many there are, and how many of them match search and filters. */
  total: number
  fitting: number
  canEdit: boolean
  /** Shown while there are no items at all. */
  empty: { title: string; text: ReactNode }
  /** In the head of the page, once there are some. */
  actions?: ReactNode
  /** Next to the search. */
  filters: ReactNode
  /** Another possible reason when none matches. */
  hint?: string | undefined
  createDialog: (asked: { open: boolean; onClose: () => void }) => ReactNode
  /** The matching items. */
  children: ReactNode
}

/** The page of all items of one kind: search, filters, a button to create one, and the table. */
export const StudioList = (props: StudioListProps) => {
  const { kind, title, total, fitting, canEdit, empty, actions, filters, hint, createDialog, children } = props
  const creation = useAsked<true>()
  useAskedByHash('new', () => creation.ask(true), canEdit)
  const create = canEdit && (
    <Button
      kind="go"
      size="small"
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={preloadDialog}
      onPress={() => creation.ask(true)}
    >
      New {kind}
    </Button>
  )
  return (
    <>
      <PageHead
        title={title}
        note={
          <span className="figures">
            <Count of={fitting} />
            {fitting < total && (
              <>
                {' '}
                of <Count of={total} />
              </>
            )}
          </span>
        }
      >
        {total > 0 && actions}
        {create}
      </PageHead>
      {total === 0 ? (
        <EmptyState title={empty.title} action={create}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <ListBar searchLabel={`Search ${kind}s`}>{filters}</ListBar>
          {fitting === 0 ? <NothingFits what={kind} hint={hint} /> : children}
        </>
      )}
      {createDialog({ open: creation.isOpen, onClose: creation.close })}
    </>
  )
}
