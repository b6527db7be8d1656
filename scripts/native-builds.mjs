// Which packages have a build per platform, and whether the lockfile and this machine have the builds they need.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ system: string, processor: string, libc?: string }} Platform */
/** @typedef {{ version?: string, optionalDependencies?: Record<string, string> }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lock */

/** The platforms that Soundfair supports. @type {Platform[]} */
export const platforms = [
  { system: 'linux', processor: 'x64', libc: 'glibc' },
  { system: 'linux', processor: 'arm64', libc: 'glibc' },
  { system: 'darwin', processor: 'x64' },
  { system: 'darwin', processor: 'arm64' },
  { system: 'win32', processor: 'x64' },
]

/** @type {Record<string, string>} */
const systems = { linux: 'linux', linuxmusl: 'linux', darwin: 'darwin', win32: 'win32', windows: 'win32', win: 'win32', freebsd: 'freebsd' }

/** The platform at the end of a package's name, as in `@rolldown/binding-linux-arm64-gnu`. @returns {Platform | undefined} */
export const platformOf = (/** @type {string} */ name) => {
  const parts = name.split(/[-/]/)
  const index = parts.findLastIndex((part) => Object.hasOwn(systems, part))
  const system = systems[parts[index] ?? '']
  const processor = parts[index + 1]
  if (!system || !processor) return undefined
  if (system !== 'linux') return { system, processor }
  const isMusl = parts[index] === 'linuxmusl' || parts[index + 2]?.startsWith('musl')
  return { system, processor, libc: isMusl ? 'musl' : 'glibc' }
}

/** @returns {boolean} */
const isSame = (/** @type {Platform | undefined} */ one, /** @type {Platform} */ other) =>
  one?.system === other.system && one.processor === other.processor && one.libc === other.libc

export const describePlatform = (/** @type {Platform} */ { system, processor, libc }) =>
  [system, processor, libc === 'musl' ? 'musl' : ''].filter(Boolean).join(' ')

/** The folders in which Node looks for `name` from the package at `path`, nearest first. */
const placesOf = (/** @type {string} */ path, /** @type {string} */ name) => {
  const folders = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages with builds per platform. A build that lists a further part of itself does not count. */
const nativePackages = (/** @type {Lock} */ lock) =>
  Object.entries(lock.packages)
    .filter(([path]) => path !== '' && !platformOf(nameOf(path)))
    .map(([path, { optionalDependencies = {} }]) => ({
      path,
      name: nameOf(path),
      builds: Object.entries(optionalDependencies).filter(([name]) => platformOf(name)),
    }))
    .filter(({ builds }) => builds.length > 0)

/** @returns {Lock} */
export const readLock = (/** @type {string} */ root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const isExact = (/** @type {string} */ range) => /^\d/.test(range)

/** Every build that the lockfile lacks for one of the platforms, as a sentence. @returns {string[]} */
export const missingInLock = (/** @type {Lock} */ lock) =>
  nativePackages(lock).flatMap(({ path, name, builds }) =>
    platforms.flatMap((platform) => {
      const wanted = builds.filter(([build]) => isSame(platformOf(build), platform))
      if (wanted.length === 0) return [`${name} has no build for ${describePlatform(platform)}.`]
      return wanted
        .filter(([build, range]) => {
          const locked = placesOf(path, build)
            .map((index) => lock.packages[index])
            .find(Boolean)
          return !locked || (isExact(range) && locked.version !== range)
        })
        .map(
          ([build, range]) => `${name} lacks its build for ${describePlatform(platform)}: ${build} ${range} is not in package-lock.json.`,
        )
    }),
  )

/** The platform of this machine. Alpine and similar systems have another C library, and need other builds. @returns {Platform} */
export const thisPlatform = () => {
  const system = process.platform
  if (system !== 'linux') return { system, processor: process.arch }
  const header = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport()).header
  return { system, processor: process.arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' }
}

/**
 * The first native build that an installed package needs on this platform and that is missing, as a sentence. The tool itself would only
 * say "Cannot find native binding", which does not help.
 * @returns {string | undefined}
 */
export const missingOnMachine = (/** @type {string} */ root, platform = thisPlatform()) => {
  for (const { path, name, builds } of nativePackages(readLock(root))) {
    if (!existsSync(join(root, path))) continue
    const wanted = builds.filter(([build]) => isSame(platformOf(build), platform))
    if (wanted.length === 0) return `${name} has no build for this machine's platform, ${describePlatform(platform)}.`
    const missing = wanted.find(([build]) => !placesOf(path, build).some((index) => existsSync(join(root, index))))
    if (missing)
      return `${name} lacks its build for this machine's platform, ${describePlatform(platform)}: ${missing[0]} is not installed. Delete node_modules and start again.`
  }
  return undefined
}
