import { applicationDraft } from '#contract/creators/applications.ts'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

/** An application as its author filled it in, complete or not. */
export const applicationDocument = defineDocument('creator-application', storedShape(applicationDraft))
