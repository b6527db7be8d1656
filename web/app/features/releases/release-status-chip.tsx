import { Chip } from '#web/ui/chip.tsx'
import { releaseLook } from './release-text.ts'

export const ReleaseStatusChip = ({ release }: { release: Parameters<typeof releaseLook>[0] }) => {
  const { label, tone } = releaseLook(release)
  return <Chip tone={tone}>{label}</Chip>
}
