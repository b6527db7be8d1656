import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { useAskedByHash } from '#web/ui/overlays/use-asked-by-hash.ts'
import { PageHead } from '../page-head.tsx'

type StudioListProps = {
  /** What one of them is called: "coupon". */
  kind: string
  title: string
  /** How many there are, and how many of them fit search and filters. */
  total: number
  fitting: number
  canEdit: boolean
  /** Shown while there is none at all. */
  empty: { title: string; text: ReactNode }
  /** In the head, once there are some. */
  actions?: ReactNode
  /** Beside the search. */
  filters: ReactNode
  /** What else may be in the way when none fits. */
  hint?: string | undefined
  createDialog: (asked: { open: boolean; onClose: () => void }) => ReactNode
  /** Those that fit. */
  children: ReactNode
}

/** The page of everything of one kind that a creator has: search, filter, make one, and the table. */
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
      <PageHead title={title} note={<span className="figures">{total}</span>}>
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
