import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Checks a form by shapes that come with its first check: whoever only looks at the page that holds it never needs them. A form loads
 * them ahead once somebody is in it, and a check that comes earlier waits.
 */
export const resolveLater =
  <Input extends FieldValues, Output>(load: () => Promise<Resolver<Input, unknown, Output>>): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const resolve = await load()
    return resolve(values, context, options)
  }
