import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Compatibility } from '#contract/catalog/catalog.ts'
import { fitStudio } from '#web/lib/catalog/fits-studio.ts'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { StudioButton } from './studio-button.tsx'

/** Whether a product fits whoever looks. The page is the same for everybody: the line stands there before it is known, at the same height. */
export const FitsLine = ({ compatibility }: { compatibility: Compatibility }) => {
  const studio = useStudio()
  const fit = studio && fitStudio(compatibility, studio)
  return (
    <p className="mt-4 flex min-h-12 items-center gap-2.5 text-14">
      {fit && (
        <>
          {fit.fits === 'yes' ? (
            <Check size={16} aria-hidden="true" className="shrink-0 text-ok" />
          ) : (
            <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-warn" />
          )}
          <span className="min-w-0">{fit.text}</span>
        </>
      )}
      <StudioButton className={fit ? 'ml-auto shrink-0' : undefined}>{studio ? 'My studio' : 'Does it fit your studio?'}</StudioButton>
    </p>
  )
}
