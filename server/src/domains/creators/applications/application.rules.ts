import type { ApplicationForm, ApplicationStatus } from '#contract/creators/applications.ts'
import type { SocialMediaAccounts } from '#contract/creators/creators.ts'

type Seen = { status: ApplicationStatus; version: number }

export type EditingVerdict = { may: true } | { may: false; because: 'with-us' | 'edited-elsewhere' }

/** Whether an open application can be changed by somebody who has seen this version of it; 0 where they have seen none. */
export const judgeEditing = (open: Seen | undefined, version: number): EditingVerdict => {
  if (open?.status === 'Submitted') return { may: false, because: 'with-us' }
  return (open?.version ?? 0) === version ? { may: true } : { may: false, because: 'edited-elsewhere' }
}

export type Decision = 'Approved' | 'Rejected' | 'ChangesAsked' | 'Reopened'

const decidedFrom: Readonly<Record<Decision, readonly ApplicationStatus[]>> = {
  Approved: ['Submitted'],
  Rejected: ['Submitted', 'ChangesAsked'],
  ChangesAsked: ['Submitted'],
  Reopened: ['Rejected'],
}

type Deciding = { application: Seen & { userId: string }; decision: Decision; version: number; by: string }

export type DecidingVerdict = { may: true } | { may: false; because: 'own' | 'changed' }

/** Nobody decides about their own application, or about another version than they saw. */
export const judgeDeciding = ({ application, decision, version, by }: Deciding): DecidingVerdict => {
  if (application.userId === by) return { may: false, because: 'own' }
  const isAsSeen = application.version === version && decidedFrom[decision].includes(application.status)
  return isAsSeen ? { may: true } : { may: false, because: 'changed' }
}

const hosts: readonly (readonly [keyof SocialMediaAccounts, RegExp])[] = [
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['spotify', /(?:^|\.)spotify\.com$/],
  ['soundCloud', /(?:^|\.)soundcloud\.com$/],
  ['facebook', /(?:^|\.)facebook\.com$/],
]

/** The links to known networks: the first of each goes into the profile. */
export const socialAccountsIn = (links: ApplicationForm['links']): SocialMediaAccounts => {
  const find = (host: RegExp): string | null => links.find((link) => host.test(new URL(link).hostname)) ?? null
  const found = Object.fromEntries(hosts.map(([name, host]) => [name, find(host)]))
  return { instagram: null, youtube: null, spotify: null, soundCloud: null, facebook: null, ...found }
}
