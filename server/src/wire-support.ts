import { problemLink, supportRoutes } from '#domains/support/index.ts'
import type { BoundRoute } from '#platform/http/implement.ts'
import type { Shop } from './shop.ts'

/** With an inbound mail server replies come back to us; otherwise they go to the mailbox of support. */
export const supportDeps = ({ config, signatures }: Shop) => ({
  supportEmail: config.mail.support,
  publicUrl: config.publicUrl,
  signatures,
  takesReplies: config.inboundMail !== undefined,
})

export const supportRoutesOf = (shop: Shop): BoundRoute[] => supportRoutes(supportDeps(shop))

/** The link "Problem with this order?" for anyone who has the receipt. */
export const problemLinkOf =
  (shop: Shop) =>
  (orderId: string): string =>
    problemLink(supportDeps(shop), orderId, shop.clock.now())
