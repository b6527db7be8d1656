/** By date of issue; a minus reverses the order. */
export const licenseSorts = ['-at', 'at'] as const
export type LicenseSort = (typeof licenseSorts)[number]
