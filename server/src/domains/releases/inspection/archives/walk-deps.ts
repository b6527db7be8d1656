import type { InspectionLimits } from '../limits.ts'
import type { Tools } from '../tools/find-tools.ts'

export type WalkDeps = { tools: Tools; limits: InspectionLimits; signal?: AbortSignal | undefined }

/** Nobody here can open it, which says nothing against the file. */
export class NotLookedInto extends Error {
  /** The program that would be needed, or null where there is none. */
  readonly tool: string | null

  constructor(tool: string | null) {
    super(tool ? `It could not be inspected because ${tool} is not installed.` : 'No program here can open it.')
    this.name = 'NotLookedInto'
    this.tool = tool
  }
}
