// Prints all failures again in full at the end of the output, because often only the last lines of a log are kept.
import { stripVTControlCharacters } from 'node:util'

const shown = (title, messages) => `\n✗ ${title}\n${stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 40).join('\n')}`

/** From vitest's JSON. A file that could not be loaded has a message and no tests. */
export const failedUnits = ({ testResults = [] } = {}) =>
  testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [shown(name, [message ?? ''])]
    return failed.map(({ fullName, failureMessages = [] }) => shown(`${name}: ${fullName}`, failureMessages))
  })

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const journeysThat = (wanted, mark, suites) =>
  suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        shown(
          `${mark}[${projectName}] ${file}:${line} ${title}`,
          results.flatMap((result) => result.errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`)),
        ),
      ),
  )

/** From Playwright's JSON. @param {{ suites?: unknown[], errors?: { message?: string }[] }} report */
export const failedJourneys = ({ suites = [], errors = [] } = {}) => [
  ...errors.map(({ message = '' }) => shown('journeys', [message])),
  ...journeysThat('unexpected', '', suites),
]

/** Journeys that failed and passed on a retry. @param {{ suites?: unknown[] }} report */
export const flakyJourneys = ({ suites = [] } = {}) => journeysThat('flaky', 'flaky: ', suites)
