export {
  type AccountItem,
  findItem,
  type ItemRef,
  listAccountItems,
  toAccountBundle,
  toAccountProduct,
} from './account-item.views.ts'
export type { BundleContent, BundleDraftContent } from './bundle-content.ts'
export { findImages, findSounds, insertImage as recordImage, insertSound as recordSound } from './catalog.store.ts'
export { createBundle, createProduct } from './create-product.ts'
export { bundleRoutes } from './editing/bundles.routes.ts'
export { type Editor, editorOf, noteStaff } from './editing/editor.ts'
export { productRoutes } from './editing/products.routes.ts'
export { type Published, prepareForVisitors, soundsOf } from './editing/publish.rules.ts'
export { publishBundle, publishProduct } from './editing/publish-product.ts'
export { storefrontPageRoutes } from './editing/storefront-page.routes.ts'
export { toMinorPrices, toWirePrices } from './editing/wire-draft.ts'
export { hasVariation } from './item.store.ts'
export { type KeptInline, keepInline } from './media/keep-inline.ts'
export { makeRenditions, type Renditions } from './media/make-renditions.ts'
export { uploadCame } from './media/uploads/send-upload.ts'
export { sweepUploads } from './media/uploads/sweep-uploads.ts'
export { uploadRoutes } from './media/uploads/uploads.routes.ts'
export { workOnUpload } from './media/uploads/work-on-upload.ts'
export type { ProductContent, ProductDraftContent, VariationContent } from './product-content.ts'
export { showBlocks } from './show-blocks.ts'
