import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const url = z.url({ protocol: /^https?$/, error: 'must be a full address such as https://example.com' })
/** One, or several separated by commas: the first is used for new values, the others can still be read. */
const secrets = z.string().transform((value, context): [string, ...string[]] => {
  const [first = '', ...others] = value.split(',').map((one) => one.trim())
  if ([first, ...others].some((one) => one.length < 32)) context.addIssue('must have at least 32 characters, each where there are several')
  return [first, ...others]
})

/** These secrets are public in this file, so they must only be used for a shop on one's own machine. */
const developmentSecrets = { session: 'soundfair-development-session-secret', encryption: 'soundfair-development-encryption-key' }

const isInstantOrOffset = (value: string): boolean => /^[+-]\d+[smhd]$/.test(value) || !Number.isNaN(Date.parse(value))

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),
  DEMO_SOUNDS: z.enum(['all', 'few']).default('all'),
  DEMO_PICTURES: z.enum(['full', 'small']).default('full'),
  SESSION_SECRET: secrets.default([developmentSecrets.session]),
  ENCRYPTION_KEY: secrets.default([developmentSecrets.encryption]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Soundfair <shop@soundfair.test>'),
  SUPPORT_EMAIL: z.email().default('support@soundfair.test'),
  INBOUND_SMTP_PORT: z.coerce.number({ error: 'must be a number' }).int().min(1).max(65535).optional(),
  INBOUND_SMTP_HOST: z.string().min(1).default('127.0.0.1'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: url.optional(),
  SANDBOX_PAYMENTS: flag.optional(),
  SANDBOX_URL: url.optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  POSTHOG_KEY: z.string().min(1).optional(),
  POSTHOG_HOST: url.optional(),
  TRUSTED_PROXIES: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^\/.+|^[^\s/]+:\d{1,5}$/, 'must be a host and port such as 127.0.0.1:3310, or the path of a socket')
    .optional(),
  RATES_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/rates.xml' }).optional(),
  TEST_CLOCK: z.string().refine(isInstantOrOffset, 'must be an ISO instant or an offset such as +3d').optional(),
  DEV_SITE: flag.optional(),
  CHECK_ANSWERS: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
})

/** All known settings; other variables are not ours. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

type Environment = z.infer<typeof environment>

/** Settings that would be dangerous in production, each with the reason as a sentence. */
const unsafeInProduction = (env: Environment): string[] => {
  const reasons: string[] = []
  if (env.SESSION_SECRET.includes(developmentSecrets.session)) reasons.push('SESSION_SECRET is not set: anyone could forge a session.')
  if (env.ENCRYPTION_KEY.includes(developmentSecrets.encryption))
    reasons.push('ENCRYPTION_KEY is not set: stored secrets would be readable.')
  if (!env.PUBLIC_URL) reasons.push('PUBLIC_URL is not set: links in mails would lead nowhere.')
  if (env.PUBLIC_URL?.startsWith('http://')) reasons.push('PUBLIC_URL is http: cookies and passwords would travel in the open.')
  if (env.TEST_CLOCK) reasons.push('TEST_CLOCK is set: a shop keeps real time.')
  if (!env.STRIPE_SECRET_KEY && !env.SANDBOX_PAYMENTS) {
    reasons.push('Neither STRIPE_SECRET_KEY nor SANDBOX_PAYMENTS=1 is set: nobody could pay.')
  }
  return reasons
}

const s3Of = (env: Environment) => {
  if (!env.S3_ENDPOINT) return undefined
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new BadConfiguration(['S3_ENDPOINT is set, so S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.'])
  }
  return { endpoint: env.S3_ENDPOINT, bucket: env.S3_BUCKET, accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
}

/** Stripe needs all three keys: without the webhook's secret anybody could claim that something was paid. */
const stripeOf = (env: Environment) => {
  if (!env.STRIPE_SECRET_KEY) return undefined
  if (!env.STRIPE_PUBLISHABLE_KEY || !env.STRIPE_WEBHOOK_SECRET) {
    throw new BadConfiguration(['STRIPE_SECRET_KEY is set, so STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed too.'])
  }
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
  }
}

export class BadConfiguration extends Error {
  constructor(reasons: string[]) {
    super(['Soundfair cannot start with this configuration:', ...reasons.map((reason) => `  - ${reason}`)].join('\n'))
    this.name = 'BadConfiguration'
  }
}

/** Reads the environment once. Each problem is reported in one sentence. */
export const readConfig = (variables: Record<string, string | undefined>) => {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    throw new BadConfiguration(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    throw new BadConfiguration(['DATABASE_OWNER_URL is set, so DATABASE_URL is needed too: the role that serves.'])
  }
  const reasons = isProduction ? unsafeInProduction(env) : []
  if (reasons.length > 0) throw new BadConfiguration(reasons)
  return {
    isProduction,
    isDevelopment: env.NODE_ENV === 'development',
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    databaseUrl: env.DATABASE_URL,
    /** The role for migrations, if it differs from the one that serves. */
    ownerUrl: env.DATABASE_OWNER_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    dataDir: resolve(env.DATA_DIR),
    demo: env.DEMO ?? !isProduction,
    demoSounds: env.DEMO_SOUNDS,
    demoPictures: env.DEMO_PICTURES,
    sessionSecrets: env.SESSION_SECRET,
    encryptionKeys: env.ENCRYPTION_KEY,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, support: env.SUPPORT_EMAIL },
    /** Where replies to support arrive; without a port they go to the mailbox of support instead. */
    inboundMail: env.INBOUND_SMTP_PORT ? { host: env.INBOUND_SMTP_HOST, port: env.INBOUND_SMTP_PORT } : undefined,
    s3: s3Of(env),
    /** The Sandbox if there are no keys of Stripe; SANDBOX_URL if it runs elsewhere. */
    payments: {
      stripe: stripeOf(env),
      keepsSandbox: env.SANDBOX_PAYMENTS === true || env.SANDBOX_URL !== undefined,
      sandboxUrl: env.SANDBOX_URL,
    },
    posthog: env.POSTHOG_KEY ? { key: env.POSTHOG_KEY, host: env.POSTHOG_HOST ?? 'https://eu.i.posthog.com' } : undefined,
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? [],
    metricsToken: env.METRICS_TOKEN,
    /** The address of ClamAV; without it builds are not scanned for viruses. */
    clamdAddress: env.CLAMD_ADDRESS,
    /** Exchange rates are fetched from here daily; without it staff enter them. */
    ratesUrl: env.RATES_URL,
    testClock: env.TEST_CLOCK,
    logLevel: env.LOG_LEVEL,
    /** Serves the site from its sources, with reloading. */
    devSite: !isProduction && env.DEV_SITE === true,
    checkAnswers: !isProduction && env.CHECK_ANSWERS === true,
  }
}

export type Config = ReturnType<typeof readConfig>
