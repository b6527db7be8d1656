import type { Fit } from '#web/lib/catalog/fits-studio.ts'

/** Its space is reserved from the start, so that nothing moves when it is known: what does not fit takes two lines on a phone. */
export const LineVerdict = ({ fit }: { fit: Fit | null | undefined }) => (
  <p className={`mt-1.5 min-h-5 max-sm:min-h-9 text-12 wrap-anywhere ${fit?.fits === 'yes' ? 'text-ok' : 'text-warn'}`}>{fit?.text}</p>
)
