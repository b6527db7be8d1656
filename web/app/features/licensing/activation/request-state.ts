import type { ActivationRequest } from '#contract/licensing/activation-requests.ts'

/** What a customer can do about a request now. */
export type RequestState =
  | 'over'
  | 'cancelled'
  /** Approved by another account. */
  | 'foreign'
  | 'done'
  /** Confirmed, but the plugin has not fetched its token yet. */
  | 'waiting'
  | 'signed-out'
  | 'ready'
  | 'seats-taken'
  | 'no-offline'
  | 'no-license'

export const stateOf = (request: ActivationRequest, isSignedIn: boolean, now: Date): RequestState => {
  if (request.isForeign) return 'foreign'
  if (request.status === 'Completed') return 'done'
  if (request.status === 'Fulfilled') return 'waiting'
  if (request.status === 'Cancelled') return request.isOver && new Date(request.endsAt) <= now ? 'over' : 'cancelled'
  if (request.isOver) return 'over'
  if (!isSignedIn) return 'signed-out'
  const { licenseEligibility } = request
  if (licenseEligibility?.eligible) return 'ready'
  if (licenseEligibility?.because === 'seats-taken') return 'seats-taken'
  return licenseEligibility?.because === 'no-offline' ? 'no-offline' : 'no-license'
}

export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

type Trial = NonNullable<ActivationRequest['trialEligibility']>

export type TrialOffer =
  | { kind: 'none' }
  | { kind: 'needs-account'; days: number }
  | { kind: 'start'; days: number }
  | { kind: 'go-on'; days: number }

/** Whether a trial is possible on this device, and for how long. */
export const trialOf = (trial: Trial | undefined, isSignedIn: boolean): TrialOffer => {
  if (!trial) return { kind: 'none' }
  if (trial.requiresAccount && !isSignedIn && trial.numberOfDaysPerProduct > 0)
    return { kind: 'needs-account', days: trial.numberOfDaysPerProduct }
  if (!trial.eligible) return { kind: 'none' }
  return trial.existing ? { kind: 'go-on', days: trial.numberOfDaysRemaining } : { kind: 'start', days: trial.numberOfDaysPerProduct }
}
