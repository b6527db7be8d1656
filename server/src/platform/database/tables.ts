import type { PlatformTables } from './platform.tables.ts'

/**
 * Every table of the shop. A domain describes its own in `{domain}.tables.ts` and adds them here by declaration merging, so that the
 * platform does not import domains.
 */
export interface Tables extends PlatformTables {}
