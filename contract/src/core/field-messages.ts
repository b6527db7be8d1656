import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>

const missing = 'Required'
const unfit = 'This value isn’t valid'

const count = (amount: number | bigint, one: string, many: string): string =>
  `${amount.toLocaleString('en-US')} ${Number(amount) === 1 ? one : many}`

/** An amount with its unit, by the kind of value. A number has no unit. */
const measured = (origin: string, amount: number | bigint): string => {
  switch (origin) {
    case 'string':
      return count(amount, 'character', 'characters')
    case 'file':
      return count(amount, 'byte', 'bytes')
    case 'array':
    case 'set':
    case 'map':
    case 'record':
    case 'object':
      return count(amount, 'entry', 'entries')
    default:
      return amount.toLocaleString('en-US')
  }
}

const tooBig = ({ origin, maximum, inclusive, exact }: Of<'too_big'>): string => {
  if (origin === 'date') return 'Choose an earlier date'
  return `Use ${exact ? 'exactly' : inclusive ? 'at most' : 'less than'} ${measured(origin, maximum)}`
}

const tooSmall = ({ origin, minimum, inclusive, exact, input }: Of<'too_small'>): string => {
  if (origin === 'date') return 'Choose a later date'
  if (input === '') return missing
  return `Use ${exact ? 'exactly' : inclusive ? 'at least' : 'more than'} ${measured(origin, minimum)}`
}

const types: Readonly<Record<string, string>> = {
  string: 'Use text',
  number: 'Enter a number',
  nan: 'Enter a number',
  int: 'Use a whole number',
  bigint: 'Use a whole number',
  boolean: 'Use true or false',
  date: 'Enter a date',
  array: 'Use a list',
  tuple: 'Use a list',
  set: 'Use a list',
  object: 'Use an object',
  record: 'Use an object',
  map: 'Use an object',
  file: 'Choose a file',
  null: 'Leave this empty',
  undefined: 'Leave this empty',
  void: 'Leave this empty',
  never: 'Leave this empty',
}

const wrongType = ({ expected, input }: Of<'invalid_type'>): string => {
  const wanted = types[expected] ?? unfit
  return input === undefined || (input === null && wanted !== 'Leave this empty') ? missing : wanted
}

/** At most this many are named in a message. */
const maxNamed = 20

const oneOf = (values: readonly unknown[]): string => {
  const [only, ...others] = values
  if (values.length > maxNamed) return 'Choose one of the known values'
  if (others.length > 0) return `Use one of these: ${values.join(', ')}`
  return only === null || only === undefined ? 'Leave this empty' : `Use ${only}`
}

const wrongKind = ({ options, input }: Of<'invalid_union'>): string => {
  if (Array.isArray(options) && options.length > 0) return oneOf(options)
  return input === undefined ? missing : unfit
}

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address such as name@example.com',
  url: 'Enter an address such as https://example.com',
  uuid: 'This isn’t a valid id',
  guid: 'This isn’t a valid id',
  datetime: 'Use a date and a time such as 2030-03-01T12:00:00Z',
  date: 'Use a date such as 2030-03-01',
  time: 'Use a time such as 12:00:00',
}

const wrongForm = (issue: Of<'invalid_format'>): string => formats[issue.format] ?? 'This isn’t in the right format'

/**
 * The message for an invalid field where the contract has none of its own. These are for people and programs alike; zod's own messages are
 * never shown. The switch is complete: a new code of zod does not compile.
 */
export const describeIssue = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'invalid_value':
      return issue.input === undefined ? missing : oneOf(issue.values)
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return wrongForm(issue)
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'This field doesn’t exist'
    case 'invalid_union':
      return wrongKind(issue)
    case 'invalid_key':
      return 'This name doesn’t exist'
    case 'invalid_element':
    case 'custom':
      return unfit
    default:
      issue satisfies never
      return unfit
  }
}

export type FieldProblem = { path: PropertyKey[]; code: string; message: string }
export type Checked<Output> = { fits: true; data: Output } | { fits: false; problems: FieldProblem[] }

/** Each unknown field is a problem of its own, at its own path. */
const problemsOf = ({ path, code, message, ...issue }: z.core.$ZodIssue): FieldProblem[] =>
  code === 'unrecognized_keys' && 'keys' in issue
    ? issue.keys.map((key) => ({ path: [...path, key], code, message }))
    : [{ path, code, message }]

/** Checks a value against a schema of the contract. Every message about invalid input comes from here. */
export const checkFields = <Output>(schema: z.ZodType<Output>, value: unknown): Checked<Output> => {
  const parsed = schema.safeParse(value, { error: describeIssue })
  return parsed.success ? { fits: true, data: parsed.data } : { fits: false, problems: parsed.error.issues.flatMap(problemsOf) }
}
