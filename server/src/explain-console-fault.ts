import { Refusal } from '#kernel/refusal.ts'
import { isDatabaseAway } from '#platform/http/error-replies.ts'
import { BadConfiguration } from './config.ts'

/** A problem that the user at the console can fix. */
export class ConsoleFault extends Error {}

const noShop = 'There is no shop in this database yet. Start it once with npm start.'

/** PostgreSQL's error codes, and their meaning for the user at the console. */
const sentences: Record<string, string> = {
  '42P01': noShop,
  '3D000': noShop,
  '28P01': 'The database does not take this name and password. Check DATABASE_URL.',
  '28000': 'The database does not take this name and password. Check DATABASE_URL.',
}

/** One plain sentence for expected problems; anything else is a bug and shown in full. */
export const explainConsoleFault = (error: unknown): string => {
  if (error instanceof Refusal)
    return (
      Object.values(error.errors ?? {})
        .flat()
        .join(' ') || error.detail
    )
  if (error instanceof ConsoleFault || error instanceof BadConfiguration) return error.message
  const sentence = sentences[(error as { code?: string }).code ?? '']
  if (sentence) return sentence
  if (isDatabaseAway(error)) return 'The database cannot be reached. Check that it runs, and DATABASE_URL.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
