export type ErrorText = {
  /** The page's title, exactly, without the shop's name. */
  title: 'An error occurred' | 'Unauthorized' | 'Forbidden' | 'Page not found'
  heading: string
  text?: string
  code?: string
  /** The router's own message or a failed call's detail, shown small below the text. */
  small?: string
  offersSignIn: boolean
  /** A retry may succeed: nothing is missing or forbidden. */
  offersRetry: boolean
}

export type KnownError = { status: number | undefined; message: string; detail?: string | undefined }

const longestMessage = 400

const shorten = (message: string): string => (message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message)

/** The texts of the error page, exactly as in the specification. */
export const describeError = (error: KnownError | undefined): ErrorText => {
  if (!error) return { title: 'An error occurred', heading: 'Unknown error', offersSignIn: false, offersRetry: true }
  const { status, message, detail } = error
  if (status === 401) {
    return {
      title: 'Unauthorized',
      heading: 'Unauthorized',
      text: "You don't have access to this page",
      offersSignIn: true,
      offersRetry: false,
    }
  }
  if (status === 403) return { title: 'Forbidden', heading: 'Forbidden', offersSignIn: false, offersRetry: false }
  if (status === 404) {
    const isRouters = /^Page [Nn]ot [Ff]ound: /.test(message)
    return {
      title: 'Page not found',
      heading: 'Page not found',
      text: "Sorry we can't find the page you are looking for",
      ...(isRouters && { small: shorten(message) }),
      offersSignIn: false,
      offersRetry: false,
    }
  }
  return {
    title: 'An error occurred',
    heading: 'An error occurred',
    text: shorten(message),
    ...(status && { code: String(status) }),
    ...(detail && detail !== message && { small: shorten(detail) }),
    offersSignIn: false,
    offersRetry: status === undefined || status >= 500 || status === 408 || status === 429,
  }
}
