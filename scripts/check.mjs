import { runSteps, staticSteps } from './gate.mjs'
import { install } from './prepare.mjs'

install()
const { passed, failed } = await runSteps(staticSteps)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
