/** To a page of one's account by way of the sign-in: whoever is not signed in is asked to, instead of being refused. */
export const linkBySignIn = (publicUrl: string, to: string): string => {
  const link = new URL('/sign-in', publicUrl)
  link.searchParams.set('to', to)
  return link.href
}

/** The one label of the way to one's licenses, in every mail. */
export const seeMyLicenses = (publicUrl: string): { label: string; link: string } => ({
  label: 'See my licenses',
  link: linkBySignIn(publicUrl, '/account/licenses'),
})
