import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the product. Guards are layouts, so that a page inside one cannot forget to ask. */
export default [
  layout('pages/layouts/embed-layout.tsx', [route(':creatorId/:productId/embed', 'pages/storefront/product-embed.tsx')]),

  // The kit is shown without the shop around it.
  layout('pages/guards/development.tsx', { id: 'workshop' }, [route('dev/ui', 'pages/dev/ui.tsx')]),

  // The checkout fills its page: alone, or in a frame over the shop.
  route('checkout/:orderId', 'pages/checkout.tsx'),

  layout('pages/layouts/default-layout.tsx', [
    // Public
    index('pages/home.tsx'),
    route('login', 'pages/identity/login.tsx'),
    route('sign-in', 'pages/identity/sign-in.tsx'),
    route('sign-up', 'pages/identity/sign-up.tsx'),
    route('forgot-password', 'pages/identity/forgot-password.tsx'),
    route('reset-password', 'pages/identity/reset-password.tsx'),
    route('confirm-account', 'pages/identity/confirm-account.tsx'),
    route('account/communications', 'pages/account/communications.tsx'),
    route('cart', 'pages/cart.tsx'),
    route('terms-of-use', 'pages/legal/terms-of-use.tsx'),
    route('privacy-policy', 'pages/legal/privacy-policy.tsx'),
    route('support', 'pages/support/support.tsx'),
    route('support/:category/*', 'pages/support/support-article.tsx'),
    route('become-a-creator', 'pages/become-a-creator/become-a-creator.tsx'),
    route('become-a-creator/apply', 'pages/become-a-creator/apply.tsx'),
    route('creators', 'pages/creators/creators.tsx'),
    route('creators/*', 'pages/creators/creator-portrait.tsx'),
    route('download/:creatorId/:productId', 'pages/downloads/download-newest.tsx'),
    route('activate/:requestId', 'pages/activate/activate-request.tsx'),

    // Storefront and buying
    route(':creatorId', 'pages/storefront/storefront.tsx'),
    route(':creatorId/sign-in', 'pages/storefront/storefront-sign-in.tsx'),
    route(':creatorId/:productId', 'pages/storefront/product.tsx'),
    route(':creatorId/:productId/buy', 'pages/storefront/product-buy.tsx'),
    route(':creatorId/:productId/download', 'pages/downloads/product-downloads.tsx'),
    route(':creatorId/bundles/:bundleId', 'pages/storefront/bundle.tsx'),

    // Account area
    layout('pages/guards/auth.tsx', [
      route('account', 'pages/account/account.tsx'),
      route('account/licenses', 'pages/account/licenses.tsx'),
      route('account/settings', 'pages/account/settings.tsx'),
      route('account/confirm-email-change', 'pages/account/settings.tsx', { id: 'confirm-email-change' }),
      route('account/invitations/:invitationId', 'pages/account/invitation.tsx'),
      route('activate', 'pages/activate/activate-offline.tsx'),
    ]),

    // Creator area and resources
    layout('pages/guards/creator-auth.tsx', [
      route('creator', 'pages/creator/overview.tsx'),
      route('creator/products', 'pages/creator/products.tsx'),
      route('creator/products/:productId', 'pages/creator/product.tsx'),
      route('creator/bundles', 'pages/creator/bundles.tsx'),
      route('creator/bundles/:bundleId', 'pages/creator/bundle.tsx'),
      route('creator/coupons', 'pages/creator/coupons.tsx'),
      route('creator/coupons/:couponId', 'pages/creator/coupon.tsx'),
      route('creator/vouchers', 'pages/creator/vouchers.tsx'),
      route('creator/vouchers/:voucherId', 'pages/creator/voucher.tsx'),
      route('creator/payouts', 'pages/creator/payouts.tsx'),
      route('creator/payouts/utils', 'pages/creator/payout-utils.tsx'),
      route('creator/payouts/:payoutId', 'pages/creator/payout.tsx'),
      route('creator/plugins', 'pages/creator/plugins.tsx'),
      route('creator/releases', 'pages/creator/releases.tsx'),
      route('creator/releases/:releaseId', 'pages/creator/release.tsx'),
      route('creator/sales', 'pages/creator/sales.tsx'),
      route('creator/sales/:saleId', 'pages/creator/sale.tsx'),
      route('creator/customers', 'pages/creator/customers.tsx'),
      route('creator/customers/:customerId', 'pages/creator/customer.tsx'),
      route('creator/support', 'pages/creator/support.tsx'),
      route('creator/settings', 'pages/creator/settings.tsx'),
      route('creator/storefront', 'pages/creator/storefront.tsx'),
      route('resources', 'pages/resources/resources.tsx'),
      route('resources/:category/*', 'pages/resources/resource-article.tsx'),
    ]),

    // Admin area
    layout('pages/guards/admin-auth.tsx', [
      route('admin', 'pages/admin/overview.tsx'),
      route('admin/sales', 'pages/admin/sales.tsx'),
      route('admin/sales/:orderId', 'pages/admin/sale.tsx'),
      route('admin/creators', 'pages/admin/creators.tsx'),
      route('admin/featured', 'pages/admin/featured.tsx'),
      route('admin/support', 'pages/admin/support.tsx'),
      route('admin/support/canned-answers', 'pages/admin/canned-answers.tsx'),
      route('admin/customers', 'pages/admin/customers.tsx'),
      route('admin/customers/:id', 'pages/admin/customer.tsx'),
      route('admin/licenses', 'pages/admin/licenses.tsx'),
      route('admin/licenses/:licenseId', 'pages/admin/license.tsx'),
      route('admin/licenses/:creatorId/:productId', 'pages/admin/product-licenses.tsx'),
      route('admin/payouts', 'pages/admin/payouts.tsx'),
      route('admin/payouts/:runId', 'pages/admin/payout-run.tsx'),
      route('admin/books', 'pages/admin/books/books.tsx', [
        index('pages/admin/books/balance.tsx'),
        route('entries', 'pages/admin/books/entries.tsx'),
        route('entries/:entryId', 'pages/admin/books/entry.tsx'),
        route('taxes', 'pages/admin/books/taxes.tsx'),
        route('invoices', 'pages/admin/books/invoices.tsx'),
        route('exchange-rates', 'pages/admin/books/exchange-rates.tsx'),
        route('tax-rates', 'pages/admin/books/tax-rates.tsx'),
        route('seller', 'pages/admin/books/seller.tsx'),
      ]),
      route('admin/releases', 'pages/admin/releases.tsx', [
        route('reject/:releaseId', 'pages/admin/reject-review.tsx'),
        route('approve/:releaseId', 'pages/admin/approve-review.tsx'),
      ]),
    ]),

    // The workshop's own pages; they do not exist in production.
    layout('pages/guards/development.tsx', [route('dev/mail', 'pages/dev/mail.tsx'), route('dev/mail/:mailId', 'pages/dev/email.tsx')]),
    route('api/docs', 'pages/api-docs.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
