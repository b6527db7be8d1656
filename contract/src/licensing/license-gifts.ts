import { z } from 'zod'
import { licenseId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { line } from '../core/text.ts'
import { licenseRow } from './license-admin.ts'

/** Takes back all licenses of one gift at once. */
export const takeBackGift = route({
  name: 'takeBackGift',
  method: 'POST',
  path: '/api/admin/licenses/take-back',
  summary: 'Revokes licenses that were given by hand, all or none; refused once anyone has changed one of them',
  access: { staff: 'licenses', level: 'write' },
  body: z.object({
    licenseIds: z
      .array(licenseId)
      .min(1)
      .max(100)
      .refine((ids) => new Set(ids).size === ids.length, 'Name each license once'),
    reason: line(300, 'Give a reason'),
  }),
  answers: { 200: z.array(licenseRow) },
})
