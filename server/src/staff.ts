import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { findServingUrl } from '#platform/database/roles/prepare-database.ts'
import { readConfig } from './config.ts'
import { explainStaffFault, StaffFault } from './explain-staff-fault.ts'
import { readJsx } from './read-jsx.ts'
import { readStaffCommand, usage } from './staff-command.ts'

readJsx()
const { manageStaff } = await import('./manage-staff.ts')

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string, exitCode: number): void => {
  process.stderr.write(`${text}\n`)
  process.exitCode = exitCode
}

const isRunning = (folder: string): boolean => {
  try {
    return process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 0)
  } catch (error) {
    // It runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The embedded database of a shop that is closed. Starting it for one that is open would first stop that one's. */
const openEmbedded = (dataDir: string) => {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder)) throw new StaffFault('There is no shop here yet. Start it once with npm start, or set DATABASE_URL.')
  if (isRunning(folder)) throw new StaffFault('The shop is open. Close it first, or set DATABASE_URL to what npm start printed.')
  return startEmbeddedPostgres(folder)
}

const read = readStaffCommand(process.argv.slice(2))
if (!read.understood) complain(`${read.because}\n\n${usage}`, 2)
else {
  try {
    const config = readConfig(process.env)
    const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir)
    const database = openDatabase(await findServingUrl(config.databaseUrl ?? embedded?.urlOf('soundfair') ?? ''))
    try {
      say(await manageStaff(database.db, read.command, new Date()))
    } finally {
      await database.close()
      await embedded?.stop()
    }
  } catch (error) {
    complain(explainStaffFault(error), 1)
  }
}
