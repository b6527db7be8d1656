import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const findChromium = () => places.find((path) => path && isProgram(path))

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installDebians = () => {
  console.log("There is no Chromium here; installing Debian's ...")
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options)
}

/** A Chromium for the journeys: the machine's own, or Debian's where it may be installed. */
export const requireChromium = () => {
  if (!findChromium() && mayInstall()) installDebians()
  const found = findChromium()
  if (!found) {
    console.error('The browser tests need Chromium, and there is none on this machine.')
    console.error(
      "On Debian or Ubuntu:  sudo apt-get install chromium     Elsewhere: install Chrome or Chromium and set CHROMIUM to the program's path.",
    )
  }
  return found
}
