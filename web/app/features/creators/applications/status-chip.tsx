import type { ApplicationStatus } from '#contract/creators/applications.ts'
import { Chip } from '#web/ui/chip.tsx'
import { statusText } from './application-text.ts'

export const StatusChip = ({ status }: { status: ApplicationStatus }) => (
  <Chip tone={statusText[status].tone}>{statusText[status].label}</Chip>
)
