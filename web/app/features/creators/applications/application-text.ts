import type { ApplicationStatus, applicationEvents } from '#contract/creators/applications.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const statusText: Readonly<Record<ApplicationStatus, { label: string; tone: ChipTone }>> = {
  Draft: { label: 'Draft', tone: 'plain' },
  Submitted: { label: 'Waiting', tone: 'accent' },
  ChangesAsked: { label: 'Question sent', tone: 'warn' },
  Approved: { label: 'Approved', tone: 'ok' },
  Rejected: { label: 'Rejected', tone: 'bad' },
}

export const eventText: Readonly<Record<(typeof applicationEvents)[number], string>> = {
  Submitted: 'Sent',
  TakenBack: 'Withdrawn by the applicant',
  ChangesAsked: 'Question sent',
  Approved: 'Approved',
  Rejected: 'Rejected',
  Reopened: 'Rejection undone',
}
