import { Kbd } from '#web/ui/kbd.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const walking = [
  ['j', 'next'],
  ['k', 'previous'],
] as const
const deciding = [
  ['a', 'approve'],
  ['r', 'reject'],
] as const

/** The keyboard shortcuts. Hidden on phones, which have no keyboard. */
export const KeyLegend = ({ canDecide }: { canDecide: boolean }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3 max-sm:hidden">
    <VisuallyHidden>Keys: </VisuallyHidden>
    {[...walking, ...(canDecide ? deciding : [])].map(([key, label]) => (
      <span key={key} className="inline-flex items-center gap-1.5">
        <Kbd>{key}</Kbd> {label}
      </span>
    ))}
  </p>
)
