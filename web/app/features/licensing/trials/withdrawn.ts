import { CallError, MessageError } from '#web/lib/api/call-error.ts'

/** The product has left the shop since its page was opened. */
export const isWithdrawn = (error: unknown): boolean => error instanceof CallError && error.status === 404

export const withdrawnText = (name: string): string => `${name} is no longer available.`

/** For a call about a product: names it instead of saying only that something was not found. */
export const orWithdrawn =
  (name: string) =>
  (error: unknown): never => {
    throw isWithdrawn(error) ? new MessageError(withdrawnText(name)) : error
  }
