/** A file that cannot become what it was sent for. The message is told to whoever sent it. */
export class Unreadable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Unreadable'
  }
}

export const unreadable = (reason: string): never => {
  throw new Unreadable(reason)
}
