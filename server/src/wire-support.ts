import { problemLink, supportRoutes } from '#domains/support/index.ts'
import type { BoundRoute } from '#platform/http/implement.ts'
import type { Shop } from './shop.ts'

/** Replies come back to us where something listens for mail; else they go to the mailbox of support. */
export const supportDeps = ({ config, signatures }: Shop) => ({
  supportEmail: config.mail.support,
  publicUrl: config.publicUrl,
  signatures,
  takesReplies: config.inboundMail !== undefined,
})

export const supportRoutesOf = (shop: Shop): BoundRoute[] => supportRoutes(supportDeps(shop))

/** "Problem with this order?", for whoever has the receipt. */
export const problemLinkOf =
  (shop: Shop) =>
  (orderId: string): string =>
    problemLink(supportDeps(shop), orderId, shop.clock.now())
