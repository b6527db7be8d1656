import { creatorLevel, reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import type { User } from '#contract/identity/user.ts'

type Action = { to: string; label: string; may: (user: User) => boolean }

const asCreator =
  (area: Parameters<typeof creatorLevel>[0]) =>
  (user: User): boolean =>
    user.creatorId !== undefined && reachesLevel(creatorLevel(area, user.creatorRoles), 'write')

const asStaff =
  (area: Parameters<typeof staffLevel>[0]) =>
  (user: User): boolean =>
    reachesLevel(staffLevel(area, user.staffRoles), 'write')

const actions: readonly Action[] = [
  { to: '/creator/products#new', label: 'New product', may: asCreator('products') },
  { to: '/creator/bundles#new', label: 'New bundle', may: asCreator('promotion') },
  { to: '/creator/releases#new', label: 'New release', may: asCreator('releases') },
  { to: '/creator/coupons#new', label: 'New coupon', may: asCreator('promotion') },
  { to: '/creator/vouchers#new', label: 'New voucher', may: asCreator('promotion') },
  { to: '/admin/support?show=mine', label: 'Answer customers', may: asStaff('sales') },
  { to: '/admin/releases', label: 'Review a release', may: asStaff('releases') },
  { to: '/admin/payouts', label: 'Start a payout run', may: asStaff('platform') },
  { to: '/support#contact', label: 'Contact support', may: () => true },
  { to: '/activate', label: 'Activate a device offline', may: () => true },
]

export const actionsFor = (user: User): readonly Action[] => actions.filter(({ may }) => may(user))

/** Who may refund orders: "refund" followed by an order. */
export const mayRefund = (user: User): boolean => asStaff('sales')(user) || asCreator('sales')(user)

export type Typed = { q: string; isRefund: boolean }

/** What to search for: "refund ord-12" searches for the order. */
export const readTyped = (text: string, user: User): Typed => {
  const asked = mayRefund(user) ? /^refund\s+(.+)$/i.exec(text.trim())?.[1] : undefined
  return { q: (asked ?? text).trim().slice(0, 100), isRefund: asked !== undefined }
}
