import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { BuildStatus, JobStatus } from '#contract/releases/release-states.ts'

export type Missing = { code: string; text: string }

type SubmittedBuild = { platform: BuildPlatform; status: BuildStatus; checkStatus: JobStatus | null; reason: string | null }

/** How a file is named to its creator. */
const files: Record<BuildPlatform, string> = {
  Windows: 'The file for Windows',
  Mac: 'The file for Mac',
  Linux: 'The file for Linux',
  Universal: 'The file for every system',
  Symbols: 'The file with symbols',
}
export const fileFor = (platform: BuildPlatform): string => files[platform]

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const lackOf = ({ platform, status, checkStatus, reason }: SubmittedBuild): Missing | undefined => {
  const file = fileFor(platform)
  if (status === 'Ready' || status === 'Approved') return undefined
  if (status === 'Rejected') return { code: 'rejected', text: `${file} was rejected. Replace it.` }
  switch (checkStatus) {
    case null:
      return { code: 'arriving', text: `${file} hasn’t arrived yet.` }
    case 'Dispatched':
    case 'Running':
      return { code: 'checking', text: `${file} is being checked.` }
    case 'Failed':
      return { code: 'check-failed', text: `${file} couldn’t be checked. Check it again, or replace it.` }
    case 'Completed':
      return { code: 'not-ready', text: `${file} cannot be offered. ${asSentence(reason ?? 'Look at its report')}` }
  }
}

/** What prevents a release from being submitted, in sentences its creator can act on. */
export const listMissing = ({ notes, builds }: { notes: string; builds: readonly SubmittedBuild[] }): Missing[] => {
  const lacks = builds.map(lackOf).filter((lack) => lack !== undefined)
  const hasFile = builds.some(({ platform }) => platform !== 'Symbols')
  return [
    ...(notes.trim() === '' ? [{ code: 'no-notes', text: 'Say what’s new in the notes.' }] : []),
    ...(hasFile ? [] : [{ code: 'no-build', text: 'Add a file for customers.' }]),
    ...lacks,
  ]
}
