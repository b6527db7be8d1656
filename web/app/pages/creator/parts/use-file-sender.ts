import type { FileSender } from '#web/features/releases/builds/sent-files.ts'

const nothing = (): void => undefined

/** Sends the files of releases. */
export const useFileSender = (): FileSender => ({
  files: [],
  send: nothing,
  resume: nothing,
  pause: nothing,
  carryOn: nothing,
  drop: nothing,
})
