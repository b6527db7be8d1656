import { buildReport } from '#contract/releases/build-report.ts'
import { manifest } from '#contract/releases/releases.ts'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

export const manifestDocument = defineDocument('build-manifest', storedShape(manifest))
export const reportDocument = defineDocument('build-report', storedShape(buildReport))
