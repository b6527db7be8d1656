import { z } from 'zod'
import { pluginFormats } from './build-formats.ts'

/** One result of the inspection of a build. Red blocks its submission. */
export const reportLine = z.object({
  level: z.enum(['green', 'amber', 'red']),
  /** A word for programs, such as 'virus' or 'signature'. */
  code: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
})
export type ReportLine = z.infer<typeof reportLine>

export const pluginFormat = z.enum(pluginFormats)

/** The formats of a pack's sounds as a whole. */
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

/** The result of the check after the upload. */
export const buildReport = z.object({
  lines: z.array(reportLine),
  formats: z.array(pluginFormat),
  pack: packFacts.nullable(),
})
export type BuildReport = z.infer<typeof buildReport>

/** A sound inside a pack. Unknown values are null. */
export const packSound = z.object({
  path: z.string(),
  name: z.string(),
  format: z.string(),
  /** In seconds. */
  length: z.number().nullable(),
  sampleRate: z.number().int().nullable(),
  /** null for formats without one, such as MP3. */
  bitDepth: z.number().int().nullable(),
  channels: z.number().int().nullable(),
  /** Beats per minute. */
  tempo: z.number().nullable(),
  /** Such as A minor, F♯ major, or C if only the note is known. */
  key: z.string().nullable(),
  isClipped: z.boolean(),
  isSilent: z.boolean(),
  /** Why it cannot be played; null if it can. */
  problem: z.string().nullable(),
})
export type PackSound = z.infer<typeof packSound>

/** The contents of a build, with sizes if the archive has them. */
export const listedFiles = z.object({
  files: z.array(z.object({ name: z.string(), path: z.string(), size: z.number().nullable() })),
  licensePath: z.string().nullable(),
})
export type ListedFiles = z.infer<typeof listedFiles>
