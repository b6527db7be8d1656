import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import { useBuilderParts } from './builder-parts.ts'
import { CanvasBlock } from './canvas-block.tsx'
import { PreviewFrame } from './preview-frame.tsx'

export type Window = 'desktop' | 'phone'

const widths: Record<Window, number> = { desktop: 1080, phone: 390 }

type CanvasProps = {
  blocks: readonly PageBlock[]
  window: Window
  chosenId: string | undefined
  onChoose: (block: PageBlock) => void
  preview: (blocks: readonly ShownBlock[], sounds: Record<string, Sound>) => ReactNode
  around: (page: ReactNode) => ReactNode
}

/** At another width every block is elsewhere; the chosen one is scrolled back into view. Each width mounts a new one. */
const ChosenInSight = ({ page }: { page: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    const settled = setTimeout(() => page.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'center' }), 200)
    return () => clearTimeout(settled)
  }, [page])
  return null
}

/** The page as visitors will see it. Clicking a block chooses it. */
export const Canvas = ({ blocks, window, chosenId, onChoose, preview, around }: CanvasProps) => {
  const { sounds } = useBuilderParts()
  const page = useRef<HTMLDivElement>(null)

  return (
    <PreviewFrame width={widths[window]} title={`Preview at ${window} width`}>
      <ChosenInSight key={window} page={page} />
      <div ref={page} className="column py-8 sm:py-10">
        {around(
          <div className="grid gap-16 sm:gap-18">
            {blocks.map((block) => (
              <CanvasBlock
                key={block.id}
                block={block}
                isChosen={block.id === chosenId}
                onChoose={() => onChoose(block)}
                preview={preview}
                sounds={sounds}
              />
            ))}
          </div>,
        )}
      </div>
    </PreviewFrame>
  )
}
