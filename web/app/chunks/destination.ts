let destination: string | undefined

/** Where the visitor is going, while a navigation is under way. */
export const readDestination = (): string | undefined => destination

/** Notes where a navigation leads for as long as it takes. One that is overtaken leaves the note of the newer one alone. */
export const whileGoingTo = async <Result>(address: string, go: () => Promise<Result>): Promise<Result> => {
  destination = address
  try {
    return await go()
  } finally {
    if (destination === address) destination = undefined
  }
}
