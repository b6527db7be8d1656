import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type Fit, fitsFully, studioSummary } from '#web/lib/catalog/fits-studio.ts'
import type { Studio } from '#web/lib/session/my-studio.ts'
import { classes } from '#web/ui/classes.ts'

/** "Fits your studio: macOS, Logic Pro", or what does not fit. */
export const FitText = ({ fit, studio }: { fit: Fit; studio: Studio }) => {
  const summary = fitsFully(fit) ? studioSummary(studio) : ''
  return (
    <>
      {fit.fits === 'yes' ? (
        <Check size={16} aria-hidden="true" className="shrink-0 text-ok" />
      ) : (
        <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-warn" />
      )}
      <span className={classes('min-w-0 wrap-anywhere', fit.fits === 'yes' && 'text-ok')}>
        {summary ? `${fit.text}: ${summary}` : fit.text}
      </span>
    </>
  )
}
