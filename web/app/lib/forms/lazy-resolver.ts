import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Validates a form by shapes that are loaded with its first check: a visitor who only looks at its page never needs them. A form preloads
 * them once it gets the focus, and an earlier check waits.
 */
export const resolveLater =
  <Input extends FieldValues, Output>(load: () => Promise<Resolver<Input, unknown, Output>>): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const resolve = await load()
    return resolve(values, context, options)
  }
