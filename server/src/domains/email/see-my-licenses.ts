/** The one label of the way to one's licenses, in every mail. Whoever is not signed in is asked to, instead of being refused. */
export const seeMyLicenses = (publicUrl: string): { label: string; link: string } => {
  const link = new URL('/sign-in', publicUrl)
  link.searchParams.set('to', '/account/licenses')
  return { label: 'See my licenses', link: link.href }
}
