import { z } from 'zod'
import { upload } from '#contract/media/uploads.ts'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

export const uploadResultDocument = defineDocument(
  'upload-result',
  storedShape(z.object({ url: z.string(), image: upload.shape.image, sound: upload.shape.sound })),
)
