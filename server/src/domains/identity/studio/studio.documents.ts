import { studio } from '#contract/identity/studio.ts'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

export const studioDocument = defineDocument('studio', storedShape(studio))
