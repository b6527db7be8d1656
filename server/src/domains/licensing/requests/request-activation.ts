import type { Limit } from '#contract/core/route.ts'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import { takeToken } from '#platform/http/take-token.ts'
import { findLicensedProduct } from '../licensed-product.views.ts'
import type { Device } from '../seats/activation.store.ts'
import { insertRequest } from './request.store.ts'

const perDevice: Limit = { burst: 30, perSeconds: 60 * 60 }

type Asking = { creatorId: string; productId: string; device: Device; method: ActivationMethod; publicUrl: string; now: Date }

/** Where the customer confirms, and where the plugin polls, with a secret that only the plugin has. */
export const requestActivation = async (tx: Tx, { creatorId, productId, device, method, publicUrl, now }: Asking) => {
  const verdict = await takeToken(tx, `activation-of-device:${hashSecret(device.signature).toString('base64url')}`, perDevice)
  if (!verdict.taken) return refuse('too-many', { retryAfter: verdict.retryAfter })
  if (!(await findLicensedProduct(tx, creatorId, productId))) return refuse('not-found')
  const id = newId('req', now)
  const secret = newSecret()
  await insertRequest({ id, creatorId, productId, secretHash: hashSecret(secret), device, method, now }, tx)
  const request = new URL(`/@${creatorId}/api/client/activations/${productId}/request/${id}?secret=${secret}`, publicUrl).href
  return { id, request, browser: new URL(`/activate/${id}`, publicUrl).href }
}
