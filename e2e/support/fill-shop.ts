import { setPriority } from 'node:os'
import { join } from 'node:path'
import { makeMemoryFolder } from '../../server/testing/memory-folder.ts'

/** What the shop of the journeys is made of: its demo data, with few sounds. */
export const shopData = (folder: string) => ({
  DATA_DIR: join(folder, 'data'),
  DEMO_SOUNDS: 'few',
  NODE_ENV: 'development',
  DATABASE_URL: '',
})

/** Run as a program: fills a shop for journeys that come later, and says where it is. It takes what time others leave. */
if (import.meta.main) {
  setPriority(19)
  const folder = makeMemoryFolder('soundfair-journeys-')
  Object.assign(process.env, shopData(folder), { LOG_LEVEL: 'error' })
  await import('../../server/src/seed.ts')
  process.stdout.write(`${folder}\n`)
}
