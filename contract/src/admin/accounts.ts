import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { creatorRoles, staffRoles } from '../core/permissions.ts'
import { route } from '../core/route.ts'
import { email, line } from '../core/text.ts'
import { licenseCauses } from '../licensing/inventory.ts'
import { downloadRecord } from '../releases/download-records.ts'
import { saleStatuses } from '../sales/sale-wish.ts'

/** All accounts as the shop's staff see them, and what staff can do for them. */

const mayRead = { staff: 'sales', level: 'read' } as const
const mayWrite = { staff: 'sales', level: 'write' } as const

export const customerId = prefixedId('usr')
const ofCustomer = z.object({ customerId })

const accountRow = z.object({
  id: customerId,
  name: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  staffRoles: z.array(z.enum(staffRoles)),
  createdAt: z.iso.datetime(),
  orders: z.number().int(),
  licenses: z.number().int(),
})
export type AccountRow = z.infer<typeof accountRow>

const when = z.iso.datetime()

const accountDetail = accountRow.extend({
  deletedAt: when.nullable(),
  /** The account that this one was merged into. */
  mergedInto: customerId.nullable(),
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  confirmedAt: when.nullable(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
  taxId: z.string().nullable(),
  /** Payments minus refunds, by currency. */
  spent: z.array(money),
  /** The account's own address first, then others used for purchases. */
  addresses: z.array(z.string()),
  /** Why the caller may not change the account; null if they may. */
  hindrance: z.string().nullable(),
  newestOrders: z.array(
    z.object({ id: z.string(), orderNumber: z.string(), at: when, what: z.string(), due: money, status: z.enum(saleStatuses) }),
  ),
  newestLicenses: z.array(
    z.object({
      id: z.string(),
      productName: z.string(),
      status: z.enum(['Active', 'Revoked']),
      isOver: z.boolean(),
      cause: z.enum(licenseCauses),
      seats: z.number().int(),
      createdAt: when,
      devices: z.array(z.object({ id: z.string(), name: z.string(), method: z.enum(['Online', 'Offline']) })),
    }),
  ),
  subscriptions: z.array(
    z.object({ id: z.string(), what: z.string(), status: z.string(), cycle: z.string(), expiresAt: when, orderId: z.string() }),
  ),
  sessions: z.array(z.object({ id: z.string(), device: z.string(), network: z.string(), createdAt: when, lastSeenAt: when })),
  downloads: z.array(downloadRecord),
  conversations: z.array(z.object({ id: z.string(), subject: z.string(), state: z.string(), at: when })),
  teams: z.array(z.object({ creatorId: z.string(), name: z.string(), roles: z.array(z.enum(creatorRoles)) })),
  /** What the account did and what was done to it, newest first. */
  log: z.array(
    z.object({
      id: z.number(),
      at: when,
      action: z.string(),
      actor: z.object({ id: z.string(), name: z.string() }).nullable(),
      details: z.record(z.string(), z.unknown()),
      network: z.string().nullable(),
    }),
  ),
})
export type AccountDetail = z.infer<typeof accountDetail>

/** By creation date or by name; a minus reverses the order. */
export const accountSorts = ['-since', 'since', 'name', '-name'] as const
export type AccountSort = (typeof accountSorts)[number]

export const listAccounts = route({
  name: 'listAccounts',
  method: 'GET',
  path: '/api/admin/customers',
  summary: 'Everyone with an account, the newest first or as sorted, fifty at a time; found by e-mail address, name or id',
  access: mayRead,
  query: z.object({ q: z.string().trim().max(100).optional(), sort: z.enum(accountSorts).optional(), after: customerId.optional() }),
  answers: { 200: pagedList(accountRow) },
})

const one = '/api/admin/customers/{customerId}'

export const getAccount = route({
  name: 'getAccount',
  method: 'GET',
  path: one,
  summary: 'Everything about one person: orders, licenses, subscriptions, devices, downloads, sessions, questions, teams, the log',
  access: mayRead,
  params: ofCustomer,
  answers: { 200: accountDetail },
})

const reason = line(300, 'Give a reason')
export const reasonForm = z.object({ reason })

export const resendAccountConfirmation = route({
  name: 'resendAccountConfirmation',
  method: 'POST',
  path: `${one}/confirmation`,
  summary: 'Sends the confirmation link again',
  access: mayWrite,
  params: ofCustomer,
  limit: { burst: 60, perSeconds: 3600 },
  answers: { 204: null },
})

export const confirmAccountByStaff = route({
  name: 'confirmAccountByStaff',
  method: 'POST',
  path: `${one}/confirm`,
  summary: 'Confirms the address by hand; an account without a password gets a link to choose one. Answers whose account it is then',
  access: mayWrite,
  recentlyAuthenticated: true,
  params: ofCustomer,
  body: reasonForm,
  answers: { 200: z.object({ customerId }) },
})

export const emailForm = z.object({ email, reason })

export const changeAccountEmail = route({
  name: 'changeAccountEmail',
  method: 'POST',
  path: `${one}/email`,
  summary: 'Moves an account to another address: every session ends, and both addresses are notified',
  access: mayWrite,
  recentlyAuthenticated: true,
  params: ofCustomer,
  body: emailForm.extend({ /** The current address as the caller last saw it. */ was: z.string().max(300) }),
  answers: { 204: null },
})

export const endAccountSessions = route({
  name: 'endAccountSessions',
  method: 'POST',
  path: `${one}/end-sessions`,
  summary: 'Signs someone out everywhere',
  access: mayWrite,
  params: ofCustomer,
  body: reasonForm,
  answers: { 200: z.object({ ended: z.number().int() }) },
})

export const resetAccountTwoFactor = route({
  name: 'resetAccountTwoFactor',
  method: 'POST',
  path: `${one}/reset-two-factor`,
  summary: 'Turns two-factor off for someone who lost it; they are signed out and told',
  access: mayWrite,
  recentlyAuthenticated: true,
  params: ofCustomer,
  body: reasonForm,
  answers: { 204: null },
})

export const exportAccountByStaff = route({
  name: 'exportAccountByStaff',
  method: 'POST',
  path: `${one}/export`,
  summary: 'Everything that is stored about someone, as they would get it themselves',
  access: mayWrite,
  recentlyAuthenticated: true,
  params: ofCustomer,
  limit: { burst: 30, perSeconds: 3600 },
  answers: { 200: z.looseObject({ exportedAt: when }) },
})

export const anonymiseForm = z.object({ email, reason })

export const anonymiseAccount = route({
  name: 'anonymiseAccount',
  method: 'POST',
  path: `${one}/anonymise`,
  summary: 'Makes a person anonymous forever; what the law requires is kept. Needs the address typed again',
  access: mayWrite,
  recentlyAuthenticated: true,
  params: ofCustomer,
  body: anonymiseForm,
  answers: { 204: null },
})
