import { type BundleRow, createOwnBundle, duplicateOwnBundle, newBundleForm } from '#contract/catalog/bundles.ts'
import type { ItemDialogProps } from '#web/features/studio/list/item-rows.tsx'
import { NewItemDialog } from '#web/features/studio/list/new-item-dialog.tsx'
import { call } from '#web/lib/api/call.ts'
import { slugText } from '#web/ui/texts/slug-text.ts'
import { useEntrance } from './use-entrance.ts'

export const CreateBundleDialog = (props: ItemDialogProps) => {
  const enter = useEntrance('bundles')
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

export const DuplicateBundleDialog = ({ row, ...props }: ItemDialogProps & { row: BundleRow }) => {
  const enter = useEntrance('bundles')
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
