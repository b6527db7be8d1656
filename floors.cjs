/** The domains from the ground up. docs/architecture.md shows the same table; a test compares them. */
module.exports = [
  ['messages', 'analytics', 'audit', 'articles'],
  ['identity'],
  ['creators'],
  ['catalog'],
  ['promotions'],
  ['pricing'],
  ['orders'],
  ['licensing', 'ledger'],
  ['releases'],
  ['subscriptions'],
  ['checkout', 'vouchers'],
  ['storefront', 'partner-api', 'account', 'documents', 'studio', 'admin'],
]
