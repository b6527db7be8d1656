import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { clearCompared, closeComparison, maxCompared, openComparison, useCompared, useIsComparing } from './compared.ts'

const CompareDialog = lazyPart(() => import('./compare-dialog.tsx').then((part) => part.CompareDialog))

const preload = (): void => {
  void preloadDialog()
  void arriveQuietly(import('./compare-dialog.tsx'))
}

/** The products to compare, always visible while looking through a list. The comparison itself is loaded when it is opened. */
export const CompareBar = () => {
  const compared = useCompared()
  const { key, pathname, search } = useLocation()
  // With its key, because the same address may be opened anew.
  const here = `${key} ${pathname}${search}`
  const isOpen = useIsComparing(here)
  if (compared.length === 0) return null
  const isEnough = compared.length > 1
  return (
    <section
      aria-label="Comparison"
      className="sticky bottom-[calc(12px+var(--dock,0px))] z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line-strong bg-paper px-4 py-3 shadow-float"
    >
      <p role="status" className="flex min-w-0 grow flex-wrap gap-x-2.5 text-14">
        <b className="figures">
          {compared.length} of {maxCompared}
        </b>
        <span className="text-ink-2">{isEnough ? compared.map(({ name }) => name).join(', ') : 'Choose one more to compare'}</span>
      </p>
      <button type="button" onClick={clearCompared} className="link min-h-6 text-14 text-ink-2">
        Clear
      </button>
      <button
        type="button"
        disabled={!isEnough}
        onClick={() => openComparison(here)}
        onPointerEnter={preload}
        onFocus={preload}
        className={buttonLook({ size: 'small' })}
      >
        Compare
      </button>
      {isOpen && isEnough && (
        <Suspense fallback={null}>
          <CompareDialog open onClose={closeComparison} products={compared} />
        </Suspense>
      )}
    </section>
  )
}
