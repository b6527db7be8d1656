import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { AudioSample, PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import type { Uploads } from '#web/lib/files/uploads.ts'
import { classes } from '#web/ui/classes.ts'
import { nameOf } from '../blocks/block-editing.ts'
import type { OwnItem } from '../blocks/own-items.ts'
import { AddBlockDialog } from './add-block-dialog.tsx'
import { Beginning } from './beginning.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { BuilderPartsProvider } from './builder-parts.ts'
import { Canvas, type Window } from './canvas.tsx'
import { focusForm, focusRow } from './focus.ts'
import { Inspector } from './inspector.tsx'
import { Outline } from './outline.tsx'
import { type Pane, PaneSwitch, paneLook } from './panes.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useBuilder } from './use-builder.ts'
import { useStepKeys } from './use-step-keys.ts'

export type PageBuilderProps = {
  blocks: readonly PageBlock[]
  onChange: (blocks: PageBlock[]) => void
  canEdit: boolean
  /** The creator of the page, whom new product and bundle blocks name. */
  creatorId: string
  /** The choices of the pickers; undefined until they are loaded. */
  products: readonly OwnItem[] | undefined
  bundles: readonly OwnItem[] | undefined
  /** What is known about the sounds of the blocks, by address. */
  sounds: Record<string, Sound>
  uploads: Uploads
  /** Blocks as visitors see them. Called for one block at a time. */
  preview: (blocks: readonly ShownBlock[], sounds: Record<string, Sound>) => ReactNode
  /** What is around the blocks in the preview: the head and foot of the page. */
  around?: ((page: ReactNode) => ReactNode) | undefined
  /** Plays one sample in its form. */
  listen: (sample: AudioSample, sounds: Record<string, Sound>) => ReactNode
  /** At the left and the right of the builder's bar. */
  head?: ReactNode
  actions?: ReactNode
  /** Between the bar and the page: something to know or to decide. */
  notice?: ReactNode
  className?: string | undefined
}

const asItIs = (page: ReactNode): ReactNode => page

/**
 * Builds a page of the eight blocks: an outline, the page as visitors will see it, and the form of the chosen block. It fills the height it
 * gets; on small widths only one of the three is shown at a time.
 */
export const PageBuilder = (props: PageBuilderProps) => {
  const { blocks, onChange, canEdit, creatorId, products, bundles, uploads, preview, around = asItIs, listen } = props
  const root = useRef<HTMLDivElement>(null)
  const ownItems = useMemo(() => ({ products, bundles }), [products, bundles])
  const builder = useBuilder({ blocks, onChange, creatorId, ownItems, onRemoved: (nextId) => focusRow(root.current, nextId) })
  const arrived = useArrivals(blocks, uploads, builder.change)
  const sounds = useMemo(() => ({ ...props.sounds, ...arrived }), [props.sounds, arrived])
  const parts = useMemo(
    () => ({ canEdit, creatorId, ownItems, sounds, uploads, listen }),
    [canEdit, creatorId, ownItems, sounds, uploads, listen],
  )
  const pressStep = useStepKeys(builder, canEdit)
  const [window, setWindow] = useState<Window>('desktop')
  const [pane, setPane] = useState<Pane>('outline')
  const [isAdding, setAdding] = useState(false)
  const { chosen } = builder

  const open = (block: PageBlock): void => {
    builder.choose(block.id)
    setPane('form')
  }
  /** After opening by keyboard the focus moves to the form; after a tap it would open the phone's on-screen keyboard. */
  const openAndGo = (block: PageBlock, byKeys: boolean): void => {
    open(block)
    if (byKeys) focusForm(root.current)
  }

  return (
    <BuilderPartsProvider value={parts}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo and redo belong to everything inside */}
      <div ref={root} onKeyDown={pressStep} className={classes('@container flex min-h-0 flex-col', props.className)}>
        <BuilderBar builder={builder} window={window} onWindow={setWindow} head={props.head} actions={props.actions} />
        {props.notice}
        {blocks.length > 0 && <PaneSwitch pane={pane} onPane={setPane} window={window} onWindow={setWindow} />}
        {blocks.length === 0 && canEdit ? (
          <Beginning onBegin={builder.begin} onAdd={() => setAdding(true)} />
        ) : (
          <div className="grid min-h-0 grow @min-[60rem]:grid-cols-[280px_minmax(0,1fr)_minmax(300px,340px)]">
            <aside aria-label="Outline" className={paneLook(pane === 'outline' || (pane === 'form' && !chosen), 'border-r border-line')}>
              <Outline blocks={blocks} builder={builder} onOpen={openAndGo} onAdd={() => setAdding(true)} />
            </aside>
            <section
              aria-label="Preview"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it to do so
              tabIndex={0}
              className={paneLook(pane === 'preview', 'bg-paper-2 p-3 -outline-offset-2 @min-[60rem]:p-7')}
            >
              <Canvas blocks={blocks} window={window} chosenId={chosen?.id} onChoose={open} preview={preview} around={around} />
            </section>
            <aside aria-label="Chosen block" className={paneLook(pane === 'form' && chosen !== undefined, 'border-l border-line')}>
              {chosen ? (
                <Inspector blocks={blocks} block={chosen} builder={builder} onBack={() => setPane('outline')} />
              ) : (
                <p className="p-4 text-14 text-ink-2">
                  Choose a block, in the list or on the page, to {canEdit ? 'edit' : 'read'} it here.
                </p>
              )}
            </aside>
          </div>
        )}
        <p role="status" className="sr-only">
          {builder.announcement}
        </p>
        <AddBlockDialog
          open={isAdding}
          onClose={() => setAdding(false)}
          below={chosen && nameOf(chosen, ownItems)}
          onChoose={(type) => {
            setAdding(false)
            openAndGo(builder.add(type), true)
          }}
        />
      </div>
    </BuilderPartsProvider>
  )
}
