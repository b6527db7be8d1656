export { inspectBuild } from './inspect-build.ts'
export type { ExtractedSound, Inspection, InspectionDeps, InspectionInput } from './inspection.ts'
export { readSounds } from './read-sounds.ts'
export { findTools, type Tools } from './tools/find-tools.ts'
