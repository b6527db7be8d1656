import { Link, useLocation } from 'react-router'
import { useUser } from '#web/lib/session/use-user.ts'
import { classes } from '#web/ui/classes.ts'
import { Mark } from '#web/ui/pictures/mark.tsx'
import { CartLink } from './cart-link.tsx'
import { linksFor } from './navigation-links.ts'
import { PaletteButton } from './palette-button.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ShopSearch } from './shop-search.tsx'
import { UserMenu } from './user-menu.tsx'
import { isWorkArea } from './work-area.ts'

/**
 * The bar at the top: search in the middle, the links at the right. It changes at the sm size; with a user's name in it, the search needs a
 * wider screen.
 */
export const NavigationBar = () => {
  const { pathname } = useLocation()
  const user = useUser()
  const links = linksFor(user, pathname)
  const isArea = isWorkArea(pathname)
  const isWorking = user !== null && isArea
  return (
    // On the home page search and cart stay visible. On a phone only the row that has both does.
    <header
      // First in the page: what is painted before the rest has loaded already has its final width.
      data-work-area={isArea ? '' : undefined}
      data-bar={pathname === '/' ? '' : undefined}
      className={pathname === '/' ? `sticky z-30 bg-paper ${user ? 'max-md:-top-15 md:top-0' : 'max-sm:-top-15 sm:top-0'}` : undefined}
    >
      <div className="column">
        <div className="flex h-15 items-center gap-4 border-b border-line sm:gap-6">
          <Link to="/" aria-label="Soundfair, home" className="flex rounded">
            <Mark />
          </Link>
          {isWorking ? <PaletteButton /> : <ShopSearch className={classes('hidden max-w-110 flex-1', user ? 'md:block' : 'sm:block')} />}
          <nav aria-label="Main" className="ml-auto flex items-center gap-5 text-14 sm:gap-5.5">
            {links.map((link) => (
              <Link key={link.to} to={link.to} className="hidden underline-offset-[0.3em] hover:underline sm:inline">
                {link.label}
              </Link>
            ))}
            {user ? <UserMenu user={user} /> : <LoginLink />}
            <CartLink className={user && !isWorking ? 'max-md:hidden' : 'max-sm:hidden'} />
            <PhoneMenu links={isWorking ? [...links, { to: '/cart', label: 'Cart' }] : links} />
          </nav>
        </div>
        {!isWorking && (
          <div className={classes('flex items-center gap-5 border-b border-line py-2.5 pr-3 text-14', user ? 'md:hidden' : 'sm:hidden')}>
            <ShopSearch className="min-w-0 flex-1" />
            <CartLink />
          </div>
        )}
      </div>
    </header>
  )
}

const LoginLink = () => (
  <Link to="/sign-in" className="underline-offset-[0.3em] hover:underline">
    Login
  </Link>
)
