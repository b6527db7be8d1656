/** The domains from the ground up. docs/architecture.md shows the same table; a test compares them. */
module.exports = [
  ['email', 'analytics', 'audit', 'articles'],
  ['identity'],
  ['creators'],
  ['media', 'uploads'],
  ['catalog'],
  ['coupons', 'discounts'],
  ['pricing'],
  ['orders'],
  ['licensing', 'ledger'],
  ['releases'],
  ['subscriptions'],
  ['documents'],
  ['payments', 'vouchers'],
  ['payouts'],
  ['sales', 'support'],
  ['storefront', 'partner-api', 'studio', 'admin'],
]
