import { Chip } from '#web/ui/chip.tsx'
import { stateText } from './release-text.ts'

/** Where a release stands. */
export const ReleaseStateChip = ({ release }: { release: Parameters<typeof stateText>[0] }) => {
  const { label, tone } = stateText(release)
  return <Chip tone={tone}>{label}</Chip>
}
