import { applicationDraft } from '#contract/creators/applications.ts'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

/** What somebody wrote who wants to sell here, finished or not. */
export const applicationDocument = defineDocument('creator-application', storedShape(applicationDraft))
