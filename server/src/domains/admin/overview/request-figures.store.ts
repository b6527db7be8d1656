import type { Reader } from '#platform/database/database.ts'
import '../admin.tables.ts'

/** Nobody looks at how requests went a month ago. */
export const sweepRequestFigures = async (db: Reader, before: Date): Promise<void> => {
  await db.deleteFrom('request_figures').where('hour', '<', before).execute()
}
