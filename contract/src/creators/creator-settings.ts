import { z } from 'zod'
import { enteredAddress } from '../core/address.ts'
import { creatorId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { email, line, optionalLine } from '../core/text.ts'
import { fullCreator, type socialMediaAccounts } from './creators.ts'

/** The creator's own profile. */

const mayRead = { creator: 'team', level: 'read' } as const
const mayWrite = { creator: 'team', level: 'write' } as const

const website = z.url({ protocol: /^https?$/, error: 'Enter an address such as https://example.com' }).max(300)
const ownPicture = z
  .string()
  .max(300)
  .regex(/^\/files\/images\/[\w/.-]+$/, 'Upload an image')

/** An origin such as https://shop.example.com: scheme and host, no path. */
const origin = z
  .string()
  .trim()
  .max(200)
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
    'Enter an origin such as https://shop.example.com',
  )

const link = z
  .url({ protocol: /^https$/, error: 'Enter an address such as https://...' })
  .max(300)
  .nullable()

export const creatorProfileForm = z.object({
  name: line(100, 'Give it a name'),
  tagline: optionalLine(160),
  description: z.string().trim().max(20_000, 'Use at most 20,000 characters').nullable(),
  businessName: optionalLine(200),
  taxId: optionalLine(40),
  email: email.nullable(),
  websiteUrl: website.nullable(),
  address: enteredAddress.nullable(),
  logoUrl: ownPicture.nullable(),
  bioImageUrl: ownPicture.nullable(),
  socialMediaAccounts: z.object({ instagram: link, youtube: link, spotify: link, soundCloud: link, facebook: link } satisfies Record<
    keyof z.infer<typeof socialMediaAccounts>,
    z.ZodType
  >),
  installerConfiguration: z
    .object({
      eula: z.string().max(100_000, 'Use at most 100,000 characters'),
      windowsIcon: ownPicture,
      macBackground: ownPicture,
      macBackgroundDark: ownPicture,
    })
    .partial(),
  allowedOrigins: z.array(origin).max(20, 'Use at most 20 origins'),
})

const settings = fullCreator.extend({
  allowedOrigins: z.array(z.string()),
  /** The newest terms, and whether they have been signed. */
  terms: z.object({ version: z.string(), isSigned: z.boolean(), path: z.string() }),
})
export type CreatorSettings = z.infer<typeof settings>

export const getCreatorSettings = route({
  name: 'getCreatorSettings',
  method: 'GET',
  path: '/api/creator/settings',
  summary: 'The profile of the active creator as it is edited',
  access: mayRead,
  answers: { 200: settings },
})

export const saveCreatorSettings = route({
  name: 'saveCreatorSettings',
  method: 'PATCH',
  path: '/api/creator/settings',
  summary: 'Changes what is given',
  access: mayWrite,
  body: creatorProfileForm.partial(),
  bodyLimit: 512 * 1024,
  answers: { 200: settings },
})

export const renameCreatorSlug = route({
  name: 'renameCreatorSlug',
  method: 'POST',
  path: '/api/creator/settings/slug',
  summary: 'Gives the storefront another address; the old one leads to it',
  access: mayWrite,
  body: z.object({ slug: creatorId }),
  answers: { 200: settings },
})

export const signCreatorTerms = route({
  name: 'signCreatorTerms',
  method: 'POST',
  path: '/api/creator/settings/terms',
  summary: 'Signs the newest terms for creators',
  access: mayWrite,
  body: z.object({ version: z.string().max(40) }),
  answers: { 200: settings },
})
