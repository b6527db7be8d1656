export { type Grant, issueLicenses } from './issue-licenses.ts'
export { type Cause, type NewLicense, restoreLicenses, revokeLicenses } from './license.store.ts'
export { listLicensesOfOrder } from './license.views.ts'
export { type CycleLength, paidUntil } from './period.rules.ts'
