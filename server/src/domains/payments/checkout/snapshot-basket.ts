import type { LicensePolicy, ProductType, Recurrence } from '#contract/catalog/catalog.ts'
import { type OwnPolicies, policyInBundle } from '#domains/catalog/index.ts'
import type { AgreedFees } from '#domains/creators/index.ts'
import { catalogueKey, type Quote, type WantedLine } from '#domains/orders/index.ts'
import type { PricedLine } from '#domains/pricing/index.ts'
import { agreeOn } from '#domains/subscriptions/index.ts'
import { feeRate, feeReason, splitFee } from '../fee.rules.ts'
import type { LineSnapshot } from '../payment.documents.ts'

/** A digital product's license has no seats: it is the proof of purchase and the right to download. */
const seatsOf = (type: ProductType, seats: number): number => (type === 'Plugin' ? seats : 0)

const contentOf = (line: WantedLine, { catalogue, wanted }: Quote, ownPolicies: OwnPolicies) => {
  const key = catalogueKey(line)
  const product = line.kind === 'product' ? catalogue.products.get(key) : undefined
  const bundle = line.kind === 'bundle' ? catalogue.bundles.get(key) : undefined
  const row = product ?? bundle
  const variation = row?.content.variations.find((one) => one.id === line.variationId)
  if (!row || !variation) throw new Error(`Line ${key} was priced and is not in the catalogue`)
  const grantOf = (productId: string, type: ProductType, { seats, offlineActivation }: LicensePolicy) => ({
    productId,
    seats: seatsOf(type, seats),
    offlineActivation,
  })
  // For a bundle that completes what somebody owns, the owned part was not paid for and is not given again.
  const parts = bundle?.parts.filter((part) => !(bundle.content.partial && wanted.owned.has(part.key))) ?? []
  const grants = product
    ? [grantOf(line.itemId, product.type, variation.licensePolicy)]
    : parts.map((part) => grantOf(part.id, part.type, policyInBundle(variation.licensePolicy, ownPolicies.get(part.key))))
  return { name: row.content.name, creatorName: row.creator_name, variation, grants }
}

type Bought = { variation: { recurrence: Recurrence }; grants: LineSnapshot['grants']; coupons: Quote['coupons'] }

type Recurring = Pick<LineSnapshot, 'cycle' | 'grants' | 'agreement' | 'renews'>

/** A recurring line is agreed upon once; a further period gives no new license. */
const recurring = (line: WantedLine, priced: PricedLine, { variation, grants, coupons }: Bought): Recurring => {
  const cycle = variation.recurrence.type === 'Recurring' ? variation.recurrence.cycleLength : null
  if (line.agreed) return { cycle, grants: [], renews: line.agreed.subscriptionId }
  if (!cycle) return { cycle, grants }
  const agreement = { channel: line.channel ?? null, price: agreeOn(priced, line.quantity, coupons) }
  return { cycle, grants, agreement }
}

/** What a payment is for, every amount final. Later changes in the shop do not affect it. */
export const snapshotBasket = (quote: Quote, agreed: AgreedFees, ownPolicies: OwnPolicies): LineSnapshot[] => {
  const there = quote.wanted.lines.filter((_line, index) => quote.stock[index]?.there)
  const codes = new Map(quote.coupons.map((coupon) => [coupon.id, coupon.code]))
  return there.map((line, index) => {
    const priced = quote.priced.lines[index]
    if (!priced) throw new Error('A line has no price')
    const { name, creatorName, variation, grants } = contentOf(line, quote, ownPolicies)
    const asked = { agreed: agreed.get(line.creatorId) ?? null, isOwnChannel: line.channel !== undefined }
    const rate = feeRate(asked)
    const { kind, creatorId, itemId, variationId, quantity } = line
    const { original, discount, subtotal, tax, due } = priced
    return {
      lineId: priced.id,
      kind,
      creatorId,
      itemId,
      variationId,
      quantity,
      name,
      creatorName,
      variationName: variation.name,
      original,
      discount,
      subtotal,
      tax,
      due,
      feeRate: rate,
      feeReason: feeReason(asked),
      channel: line.channel ?? null,
      ...splitFee(priced, rate),
      coupons: priced.coupons.map(({ id, amount }) => ({ id, code: codes.get(id) ?? '', amount })),
      ...recurring(line, priced, { variation, grants, coupons: quote.coupons }),
    }
  })
}
