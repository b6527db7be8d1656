import { buildReport } from '#contract/releases/build-report.ts'
import { type Manifest, manifest } from '#contract/releases/releases.ts'
import { defineDocument, writeOptional } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

export const manifestDocument = defineDocument('build-manifest', storedShape(manifest))
/** The list of a build's files, and how long it is, for SQL. */
export const manifestColumns = (files: Manifest | null) => ({
  manifest: writeOptional(manifestDocument, files),
  listed_files: files?.files.length ?? null,
})

export const reportDocument = defineDocument('build-report', storedShape(buildReport))
