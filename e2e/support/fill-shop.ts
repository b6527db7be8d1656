import { setPriority } from 'node:os'
import { join } from 'node:path'
import { makeMemoryFolder } from '../../server/testing/memory-folder.ts'

/** The settings of the journeys' shop: demo data, with few sounds and small pictures. */
export const shopData = (folder: string) => ({
  DATA_DIR: join(folder, 'data'),
  DEMO_SOUNDS: 'few',
  DEMO_PICTURES: 'small',
  NODE_ENV: 'development',
  DATABASE_URL: '',
})

/** Run as a program: fills a shop for later journeys and prints its folder. It runs at low priority. */
if (import.meta.main) {
  setPriority(19)
  const folder = makeMemoryFolder('soundfair-journeys-')
  Object.assign(process.env, shopData(folder), { LOG_LEVEL: 'error' })
  await import('../../server/src/seed.ts')
  process.stdout.write(`${folder}\n`)
}
