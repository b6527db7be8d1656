import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { InspectionDeps, Tools } from '../inspection/index.ts'

export type CheckDeps = Pick<InspectionDeps, 'clamd' | 'limits'> & {
  db: Reader
  files: Files
  clock: Clock
  /** Where files lie while they are worked on. */
  workFolder: string
  findTools(): Promise<Tools>
}
