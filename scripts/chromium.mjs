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

const findChromium = () => places.find((path) => path && isProgram(path))

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installDebians = (name) => {
  console.log(`There is no ${name} here; installing Debian's ...`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const patience = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  spawnSync('apt-get', ['update', ...patience], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...patience, name], options)
}

/** Finds Chromium: the machine's own, or Debian's where that can be installed. */
export const requireChromium = () => {
  if (!findChromium() && mayInstall()) installDebians('chromium')
  const found = findChromium()
  if (!found) {
    console.error('The browser tests need Chromium, and there is none on this machine.')
    console.error(
      "On Debian or Ubuntu:  sudo apt-get install chromium     Elsewhere: install Chrome or Chromium and set CHROMIUM to the program's path.",
    )
  }
  return found
}

const shell = '/usr/bin/chromium-headless-shell'

/** For hundreds of journeys: the headless shell, which draws no window and so has much less work; any other Chromium if there is none. */
export const requireQuickChromium = () => {
  if (process.env.CHROMIUM) return requireChromium()
  if (!isProgram(shell) && mayInstall()) installDebians('chromium-headless-shell')
  return isProgram(shell) ? shell : requireChromium()
}
