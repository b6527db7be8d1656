/** By the day they were given; a minus turns it round. */
export const licenseSorts = ['-at', 'at'] as const
export type LicenseSort = (typeof licenseSorts)[number]
