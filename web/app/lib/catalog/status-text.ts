/** The wire says Over; on screens a sale, a coupon or a voucher has ended. */
export const statusText = (status: string): string => (status === 'Over' ? 'Ended' : status)
