import { z } from 'zod'
import { creatorId, prefixedId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { line } from '../core/text.ts'

/** Becoming a creator: the application as the applicant sees it. */

export const applicationStatuses = ['Draft', 'Submitted', 'ChangesAsked', 'Approved', 'Rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The allowed moves between states. A rejection can be reversed; an approval is final, because the creator exists then. */
export const applicationMoves = {
  Draft: ['Submitted'],
  Submitted: ['Draft', 'ChangesAsked', 'Approved', 'Rejected'],
  ChangesAsked: ['Submitted', 'Rejected'],
  Approved: [],
  Rejected: ['Submitted'],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>

export const applicationEvents = ['Submitted', 'TakenBack', 'ChangesAsked', 'Approved', 'Rejected', 'Reopened'] as const

const example = 'Enter an address such as https://example.com'

/** A public web address: https, a host with a dot, no password in it. */
const link = z
  .string()
  .trim()
  .max(300, 'Use at most 300 characters')
  .refine((value) => {
    if (!URL.canParse(value)) return false
    const { protocol, hostname, username, password } = new URL(value)
    return protocol === 'https:' && /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) && username === '' && password === ''
  }, example)

/** The same page written differently is not a second link. */
const pageOf = (value: string): string => {
  if (!URL.canParse(value)) return value
  const { hostname, pathname, search } = new URL(value)
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`
}

const isWithoutDoubles = (pages: readonly string[]): boolean => new Set(pages).size === pages.length

const typedLinks = z.object({ websiteUrl: z.string(), links: z.array(z.string()) })
const hasLinks = ({ value }: { value: unknown }): boolean => typedLinks.safeParse(value).success

const paragraphs = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Use at most ${limit.toLocaleString('en')} characters`)

/** The application as submitted. */
export const applicationForm = z
  .object({
    name: line(100, 'Tell us the name you sell under'),
    wishedId: creatorId,
    websiteUrl: link.or(z.literal('')),
    links: z.array(link).max(10, 'Use at most 10 links'),
    sells: paragraphs(2_000).min(1, 'Say what you make and sell'),
    message: paragraphs(4_000),
    termsAccepted: z.literal(true, 'Accept the terms for creators'),
  })
  .refine(({ websiteUrl, links }) => websiteUrl !== '' || links.length > 0, {
    path: ['links'],
    message: 'Add a website or a link so we can hear what you make',
    // Also runs when other fields are invalid, so that the applicant gets all messages at once.
    when: hasLinks,
  })
  .refine(({ websiteUrl, links }) => isWithoutDoubles([websiteUrl, ...links].filter(Boolean).map(pageOf)), {
    path: ['links'],
    message: 'You’ve added one of these links twice',
    when: hasLinks,
  })
export type ApplicationForm = z.infer<typeof applicationForm>

/** The draft of an application: any content, within limits. */
export const applicationDraft = z.object({
  name: z.string().max(200),
  wishedId: z.string().max(100),
  websiteUrl: z.string().max(500),
  links: z.array(z.string().max(500)).max(20),
  sells: z.string().max(4_000),
  message: z.string().max(8_000),
  termsAccepted: z.boolean(),
})
export type ApplicationDraft = z.infer<typeof applicationDraft>

export const applicationId = prefixedId('cap')

/** Without names of staff: applicants see the shop as the sender. */
const ownEvent = z.object({ at: z.iso.datetime(), what: z.enum(applicationEvents), detail: z.string().nullable() })

const ownApplication = z.object({
  id: applicationId,
  status: z.enum(applicationStatuses),
  version: z.number().int(),
  form: applicationDraft,
  savedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was rejected, or what has to be changed. */
  reason: z.string().nullable(),
  /** The creator that was made from it. */
  creatorId: z.string().nullable(),
  history: z.array(ownEvent),
})
export type OwnApplication = z.infer<typeof ownApplication>

const own = '/api/customer/creator-application'
/** The version that the caller last saw, so that the second of two tabs is told about a conflict. */
const anyVersion = z.coerce.number().int().min(0).max(1_000_000)

export const getOwnApplication = route({
  name: 'getOwnApplication',
  method: 'GET',
  path: own,
  summary: 'The user’s latest application to become a creator, and the outcome of earlier ones',
  access: 'signed-in',
  answers: { 200: z.object({ application: ownApplication.nullable(), earlier: z.array(ownApplication) }) },
})

export const saveApplicationDraft = route({
  name: 'saveApplicationDraft',
  method: 'PUT',
  path: own,
  summary: 'Saves a draft; version 0 starts a new application',
  access: 'signed-in',
  query: z.object({ version: anyVersion }),
  body: applicationDraft,
  limit: { burst: 120, perSeconds: 600 },
  answers: { 200: ownApplication },
})

export const submitApplication = route({
  name: 'submitApplication',
  method: 'POST',
  path: `${own}/submit`,
  summary: 'Sends the application; needs a confirmed address',
  access: 'signed-in',
  query: z.object({ version: anyVersion }),
  body: applicationForm,
  limit: { burst: 10, perSeconds: 3600 },
  answers: { 200: ownApplication },
})

export const takeBackApplication = route({
  name: 'takeBackApplication',
  method: 'POST',
  path: `${own}/take-back`,
  summary: 'Withdraws an application that hasn’t been decided yet, to change it',
  access: 'signed-in',
  query: z.object({ version: anyVersion }),
  answers: { 200: ownApplication },
})

export const checkCreatorId = route({
  name: 'checkCreatorId',
  method: 'GET',
  path: '/api/storefront/creator-ids/{creatorId}',
  summary: 'Whether an id for a creator is free; words of the shop itself are refused',
  access: 'public',
  params: z.object({ creatorId }),
  limit: { burst: 60, perSeconds: 300 },
  answers: { 200: z.object({ isFree: z.boolean() }) },
})
