import { z } from 'zod'

/** One thing that was looked at in a build. Red keeps it from being submitted. */
export const reportLine = z.object({
  level: z.enum(['green', 'amber', 'red']),
  /** A word for programs, such as 'virus' or 'signature'. */
  code: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
})
export type ReportLine = z.infer<typeof reportLine>

export const pluginFormats = ['VST3', 'AU', 'AAX', 'CLAP', 'VST2', 'Standalone'] as const
export const pluginFormat = z.enum(pluginFormats)
export type PluginFormat = z.infer<typeof pluginFormat>

/** What the sounds of a pack are, taken together. */
export const packFacts = z.object({
  sounds: z.number().int(),
  formats: z.array(z.string()),
  sampleRates: z.array(z.number()),
  bitDepths: z.array(z.number()),
  seconds: z.number(),
  clipped: z.number().int(),
  silent: z.number().int(),
})
export type PackFacts = z.infer<typeof packFacts>

/** What the check after the upload found. */
export const buildReport = z.object({
  lines: z.array(reportLine),
  formats: z.array(pluginFormat),
  pack: packFacts.nullable(),
})
export type BuildReport = z.infer<typeof buildReport>
