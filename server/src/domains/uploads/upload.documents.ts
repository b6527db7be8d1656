import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'
import type { Growth } from '#platform/files/growing-files.ts'

export const growthDocument = defineDocument<Growth>(
  'upload-growth',
  storedShape(
    z.object({
      multipart: z.string().nullable(),
      parts: z.array(z.object({ etag: z.string(), size: z.number() })),
      tail: z.object({ key: z.string(), size: z.number() }).nullable(),
    }),
  ),
)
