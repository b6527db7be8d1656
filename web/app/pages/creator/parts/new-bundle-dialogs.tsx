import { useNavigate } from 'react-router'
import { type BundleRow, createOwnBundle, duplicateOwnBundle, newBundleForm } from '#contract/bundles.ts'
import { NewItemDialog } from '#web/features/studio/new-item-dialog.tsx'
import { call } from '#web/lib/call.ts'
import { outdateReads } from '#web/lib/read-cache.ts'
import { slugText } from '#web/ui/slug-text.ts'

type DialogProps = { open: boolean; onClose: () => void; addressStart: string }

/** Into the editor of what was just made. */
const useEntrance = () => {
  const navigate = useNavigate()
  return async ({ id }: { id: string }): Promise<void> => {
    await outdateReads('/api/creator')
    await navigate(`/creator/bundles/${id}`)
  }
}

export const CreateBundleDialog = (props: DialogProps) => {
  const enter = useEntrance()
  return (
    <NewItemDialog
      {...props}
      title="New bundle"
      description="It starts as a draft that only your team sees."
      confirmLabel="Create bundle"
      schema={newBundleForm}
      first={{ id: '', name: '' }}
      create={async (body) => enter(await call(createOwnBundle, { body }))}
    />
  )
}

export const DuplicateBundleDialog = ({ row, ...props }: DialogProps & { row: BundleRow }) => {
  const enter = useEntrance()
  const name = `${row.name} copy`
  return (
    <NewItemDialog
      {...props}
      title={`Duplicate ${row.name}`}
      description="A new draft with the same products, texts, prices and page."
      confirmLabel="Duplicate"
      schema={duplicateOwnBundle.body}
      first={{ id: slugText(name), name }}
      create={async (body) => enter(await call(duplicateOwnBundle, { params: { bundleId: row.id }, body }))}
    />
  )
}
