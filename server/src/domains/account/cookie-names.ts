/** Who is signed in. The server decides when it ends; the browser keeps it as long as it may. */
export const sessionCookie = 'session'
/** The creator somebody with several acts for. */
export const creatorCookie = 'creator'
/** A browser that its owner has signed in from before. */
export const deviceCookie = 'device'
/** The browser in which an account was asked for. */
export const signingUpCookie = 'signing-up'

export const cookieSeconds = 400 * 24 * 60 * 60
