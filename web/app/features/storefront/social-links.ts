import type { CreatorStorefront } from '#contract/creators/creators.ts'

const labels = { instagram: 'Instagram', youtube: 'YouTube', spotify: 'Spotify', soundCloud: 'SoundCloud', facebook: 'Facebook' } as const

const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address)

/** A creator's links; anything that is not a web address is left out. */
export const socialLinks = ({ websiteUrl, socialMediaAccounts }: Pick<CreatorStorefront, 'websiteUrl' | 'socialMediaAccounts'>) => {
  const accounts = Object.entries(labels).map(([name, label]) => ({
    label: label as string,
    href: socialMediaAccounts?.[name as keyof typeof labels] ?? null,
  }))
  return [{ label: 'Website', href: websiteUrl }, ...accounts].filter(
    (link): link is { label: string; href: string } => link.href !== null && isWebAddress(link.href),
  )
}
