import { type License, listLicenses, type ProductSummary } from '#contract/licensing/inventory.ts'
import { call } from '#web/lib/api/call.ts'

const isMeant = ({ product, status, isOver }: License, productId: string, creatorId: string | undefined): boolean =>
  product.productId === productId.split('/').at(-1) &&
  (creatorId === undefined || product.creatorId === creatorId) &&
  status === 'Active' &&
  !isOver

const isFull = ({ offlineActivation, maxNumberOfActivations, activeNumberOfActivations }: License): boolean =>
  offlineActivation && maxNumberOfActivations > 0 && activeNumberOfActivations >= maxNumberOfActivations

const listMeant = async (productId: string, creatorId?: string): Promise<License[]> => {
  const { items } = await call(listLicenses, { query: { limit: 500 } })
  return items.filter((license) => isMeant(license, productId, creatorId))
}

/** The product without a free seat, when the server says that none is left: the one in the file, if the account owns it. */
export const findFull = async (productId: string | undefined, creatorId: string | undefined): Promise<ProductSummary | undefined> =>
  productId === undefined ? undefined : (await listMeant(productId, creatorId)).find(isFull)?.product

/** The products of this name, one for each creator. */
export const listNamesakes = async (productId: string | undefined): Promise<ProductSummary[]> => {
  const products = productId === undefined ? [] : (await listMeant(productId)).map(({ product }) => product)
  return [...new Map(products.map((product) => [product.creatorId, product])).values()]
}
