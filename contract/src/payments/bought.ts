import { z } from 'zod'
import { orderId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { route } from '../core/route.ts'
import { newPassword } from '../identity/identity.ts'
import { downloadId } from '../releases/releases.ts'

/** What buyers can do right after paying, with the checkout secret or their session: no account is needed. */

export const getBoughtDownload = route({
  name: 'getBoughtDownload',
  misses: misses.orders,
  method: 'GET',
  path: '/api/storefront/checkouts/{orderId}/downloads/{downloadId}',
  summary: 'A signed link, valid for 15 minutes, to a file from this order, as long as its license is valid',
  access: 'public',
  params: z.object({ orderId, downloadId }),
  limit: { burst: 120, perSeconds: 600 },
  answers: { 200: z.object({ location: z.string() }) },
})

export const choosePassword = route({
  name: 'choosePassword',
  misses: misses.orders,
  method: 'POST',
  path: '/api/storefront/checkouts/{orderId}/password',
  summary: 'A guest chooses the password of their account; it takes effect in this browser once the link in the e-mail is opened',
  access: 'public',
  params: z.object({ orderId }),
  body: z.object({ password: newPassword }),
  limit: { burst: 20, perSeconds: 600 },
  answers: { 204: null },
})
