export {
  type AccountItem,
  findItem,
  type ItemRef,
  listAccountItems,
  toAccountBundle,
  toAccountProduct,
} from './account-item.views.ts'
export { itemsIn, showBlocks } from './blocks/block-registry.ts'
export type { BundleContent, BundleDraftContent } from './bundle-content.ts'
export { createBundle, createProduct } from './create-product.ts'
export { bundleRoutes } from './editing/bundles.routes.ts'
export { productRoutes } from './editing/products.routes.ts'
export { prepareForVisitors, soundsOf } from './editing/publish.rules.ts'
export { publishBundle, publishProduct } from './editing/publish-product.ts'
export { storefrontPageRoutes } from './editing/storefront-page.routes.ts'
export { toMinorPrices, toWirePrices } from './editing/wire-draft.ts'
export { hasVariation } from './item.store.ts'
export { listLiveProducts } from './live-products.views.ts'
export { longestTrial, triedVariation } from './longest-trial.ts'
export { listOwnPolicies, type OwnPolicies, ownPolicyOf, policyInBundle } from './own-policies.views.ts'
export { requireOwnTargets, toTargets } from './own-targets.ts'
export type { ProductContent, ProductDraftContent, VariationContent } from './product-content.ts'
export { listProductNames } from './product-names.views.ts'
export { startingVariation } from './starting-variation.ts'
export {
  type BundleCardContent,
  bundleCardDocument,
  bundleDocument,
  bundleDraftDocument,
  defaultPricesDocument,
  type ProductCardContent,
  type Published,
  productCardDocument,
  productDocument,
  productDraftDocument,
  startingPricesDocument,
} from './stored-items.ts'
