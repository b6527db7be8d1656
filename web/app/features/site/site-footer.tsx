import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeSwitch } from '#web/ui/frame/theme-switch.tsx'

const links = [
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/terms-of-use', label: 'Terms of use' },
  { to: '/support', label: 'Support' },
]

export const SiteFooter = ({ children }: { children?: ReactNode }) => (
  <footer className="column mt-24">
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-7 pb-15 text-14 text-ink-2">
      {links.map((link) => (
        <Link key={link.to} to={link.to} className="underline-offset-[0.3em] hover:text-ink hover:underline">
          {link.label}
        </Link>
      ))}
      {children}
      <span className="flex items-center gap-5 sm:ml-auto">
        <ThemeSwitch iconsOnly />
        <span>© {new Date().getFullYear()} Soundfair</span>
      </span>
    </div>
  </footer>
)
