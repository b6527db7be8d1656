import LayoutTemplate from 'lucide-react/icons/layout-template'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import { blockSketches } from '#web/features/catalog/blocks/block-sketches.ts'
import { ActingLine } from '#web/features/studio/acting-line.tsx'
import { BuilderActions } from '#web/features/studio/editor/builder-actions.tsx'
import { BuilderHead, type Publishing } from '#web/features/studio/editor/builder-head.tsx'
import type { VersionsRead } from '#web/features/studio/editor/version-history.tsx'
import { useStudioNavigation } from '#web/features/studio/use-studio-navigation.tsx'
import type { Autosave } from '#web/lib/forms/autosave/autosave.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Workbench } from '#web/ui/frame/workbench.tsx'
import { PageEditor } from './page-editor.tsx'
import { tellHiddenBlocks } from './tell-hidden-blocks.ts'
import { useOwnItems } from './use-own-items.ts'

type PageWorkbenchProps = {
  name: string
  /** The product or bundle of the page. */
  title: string
  creatorId: string
  blocks: readonly PageBlock[]
  onChange: (blocks: PageBlock[]) => void
  canEdit: boolean
  canRestore: boolean
  sounds: Record<string, Sound>
  autosave: Pick<Autosave<unknown>, 'status' | 'reason' | 'retry'>
  publishing: Publishing
  previewPath: string
  versions: VersionsRead
  /** False when something in the form has to be done first. */
  onPublish: () => Promise<boolean>
  onDiscard: () => Promise<unknown>
  onRestore: (number: number) => Promise<unknown>
}

const builderAddress = '?part=page'

/** Whether the address asks for the page builder. */
export const useIsBuilding = (): boolean => useSearchParams()[0].get('part') === 'page'

/** The focus follows into the builder, and goes back to the button that opens it. */
const useFocusInside = () => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || !focused?.checkVisibility({ visibilityProperty: true })) frame.current?.focus({ preventScroll: true })
    return () => document.querySelector<HTMLElement>(`a[href$="${builderAddress}"]`)?.focus({ preventScroll: true })
  }, [])
  return frame
}

const OpenWorkbench = (props: PageWorkbenchProps) => {
  const { title, autosave, publishing, previewPath, versions, canRestore, onPublish, onDiscard, onRestore, ...rest } = props
  const { ownCatalogue } = useOwnItems(rest.creatorId)
  const { navigation, actingUntil } = useStudioNavigation()
  const navigate = useNavigate()
  const publish = async (): Promise<boolean> => {
    const isPublished = await onPublish()
    // The missing parts are listed in the form behind the builder.
    if (isPublished) tellHiddenBlocks(rest.blocks, ownCatalogue, rest.creatorId)
    else await navigate('?', { preventScrollReset: true })
    return isPublished
  }
  return (
    <Workbench ref={useFocusInside()}>
      <PageEditor
        {...rest}
        ownCatalogue={ownCatalogue}
        head={<BuilderHead title={`Page of ${title}`} back="?#page" publishing={publishing} autosave={autosave} canEdit={rest.canEdit} />}
        actions={
          <BuilderActions
            what={title}
            publishing={publishing}
            isUnsaved={autosave.status !== 'saved'}
            previewPath={previewPath}
            versions={versions}
            canEdit={rest.canEdit}
            canRestore={canRestore}
            onPublish={publish}
            onDiscard={onDiscard}
            onRestore={onRestore}
          />
        }
        notice={actingUntil && <ActingLine name={navigation.name} until={actingUntil} className="m-3 mb-0" />}
        className="min-h-0 grow"
      />
    </Workbench>
  )
}

/** The page builder over the whole window, while the address asks for it: Back in the browser closes it. The server renders it too. */
export const PageWorkbench = (props: PageWorkbenchProps) => (useIsBuilding() ? <OpenWorkbench {...props} /> : null)

/** The blocks of the page, with a button to open the builder. */
export const PageSummary = ({ blocks, canEdit }: { blocks: readonly PageBlock[]; canEdit: boolean }) => (
  <div className="grid justify-items-start gap-4">
    {blocks.length === 0 ? (
      <p className="text-14 text-ink-2">Nothing on it yet. Two sounds, wet and dry, say more than a page of text.</p>
    ) : (
      <ol className="flex flex-wrap gap-1.5">
        {blocks.map((block) => (
          <li key={block.id} className="rounded-small border border-line px-2.5 py-1 text-14">
            {blockSketches[block.type].name}
          </li>
        ))}
      </ol>
    )}
    <ButtonLink to={builderAddress} size="small" preventScrollReset icon={<LayoutTemplate size={15} aria-hidden="true" />}>
      {canEdit ? 'Build the page' : 'View the page'}
    </ButtonLink>
  </div>
)
