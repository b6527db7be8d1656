const minute = 60 * 1000

/** How long a customer can confirm. */
const lifetime = 60 * minute
/** How long after the confirmation a token can be fetched, also repeatedly: answers get lost. */
const handing = 10 * minute

export const requestStatuses = ['Requested', 'Fulfilled', 'Completed', 'Cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** A request is answered once; the plugin then fetches its token. */
export const requestMoves = {
  Requested: ['Fulfilled', 'Cancelled'],
  Fulfilled: ['Completed'],
  Completed: [],
  Cancelled: [],
} as const satisfies Record<RequestStatus, readonly RequestStatus[]>

export const requestEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + lifetime)

export type RequestTimes = { status: RequestStatus; createdAt: Date; fulfilledAt: Date | null; completedAt: Date | null }

/** It can no longer give a token: declined, expired, or fetched long ago. */
export const isRequestOver = ({ status, createdAt, fulfilledAt, completedAt }: RequestTimes, now: Date): boolean => {
  const end = requestEnd(createdAt).getTime()
  const at = now.getTime()
  switch (status) {
    case 'Cancelled':
      return true
    case 'Requested':
      return at >= end
    case 'Fulfilled':
      return at >= Math.max(end, (fulfilledAt ?? createdAt).getTime() + handing)
    case 'Completed':
      return at >= (completedAt ?? createdAt).getTime() + handing
  }
}
