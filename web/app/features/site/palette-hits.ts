import type { PaletteHit } from '#contract/admin/palette.ts'

type Kind = PaletteHit['kind']
type LinkOf = { group: string; to: (hit: PaletteHit) => string }

const inAddress = encodeURIComponent

/** The page of each kind of result, by the scope it was found in. */
const links: Readonly<Record<PaletteHit['scope'], Partial<Record<Kind, LinkOf>>>> = {
  Staff: {
    Order: { group: 'Orders', to: ({ id }) => `/admin/sales/${id}` },
    Person: { group: 'People', to: ({ id }) => `/admin/customers/${id}` },
    License: { group: 'Licenses', to: ({ id }) => `/admin/licenses/${id}` },
    Creator: { group: 'Creators', to: ({ id }) => `/admin/creators?tab=creators&chosen=${id}` },
  },
  Creator: {
    Product: { group: 'Your products', to: ({ id }) => `/creator/products/${id}` },
    Order: { group: 'Your sales', to: ({ id }) => `/creator/sales/${id}` },
    Person: { group: 'Your customers', to: ({ id }) => `/creator/customers/${id}` },
    License: { group: 'Licenses', to: ({ note }) => `/creator/customers?q=${inAddress(note.split(',')[0] ?? '')}` },
    Coupon: { group: 'Coupons', to: ({ id }) => `/creator/coupons/${id}` },
  },
  Own: {
    License: { group: 'Yours', to: ({ label }) => `/account/licenses?q=${inAddress(label)}` },
    Order: { group: 'Yours', to: ({ label }) => `/account/licenses?part=receipts&q=${inAddress(label)}` },
    Product: { group: 'In the shop', to: ({ id }) => `/${id}` },
  },
}

export type FoundLink = { to: string; label: string; hint: string }

/** The results as groups of links. For a refund, only orders that can be refunded are included. */
export const linksTo = (hits: readonly PaletteHit[], isRefund: boolean): Map<string, FoundLink[]> => {
  const groups = new Map<string, FoundLink[]>()
  for (const hit of hits) {
    const link = links[hit.scope][hit.kind]
    const isMeant = !isRefund || (hit.kind === 'Order' && hit.scope !== 'Own')
    if (!link || !isMeant) continue
    const found = isRefund
      ? { to: `${link.to(hit)}#refund`, label: `Refund ${hit.label}`, hint: hit.note }
      : { to: link.to(hit), label: hit.label, hint: hit.note }
    groups.set(link.group, [...(groups.get(link.group) ?? []), found])
  }
  return groups
}
