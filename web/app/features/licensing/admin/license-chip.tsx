import type { LicenseRow } from '#contract/licensing/license-admin.ts'
import { Chip } from '#web/ui/chip.tsx'

/** Whether a license is valid. */
export const LicenseChip = ({ license: { status, isOver } }: { license: Pick<LicenseRow, 'status' | 'isOver'> }) => {
  if (status === 'Revoked') return <Chip tone="bad">Revoked</Chip>
  return isOver ? <Chip tone="warn">Ended</Chip> : <Chip tone="ok">Active</Chip>
}
