import { readConfig } from './config.ts'
import { explainConsoleFault } from './explain-console-fault.ts'
import { manageStaff } from './manage-staff.ts'
import { readStaffCommand, usage } from './staff-command.ts'
import { withShopDatabase } from './with-shop-database.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string, exitCode: number): void => {
  process.stderr.write(`${text}\n`)
  process.exitCode = exitCode
}

const read = readStaffCommand(process.argv.slice(2))
if (!read.understood) complain(`${read.because}\n\n${usage}`, 2)
else {
  try {
    const { command } = read
    say(await withShopDatabase(readConfig(process.env), (db) => manageStaff(db, command, new Date())))
  } catch (error) {
    complain(explainConsoleFault(error), 1)
  }
}
