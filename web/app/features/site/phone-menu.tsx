import MenuIcon from 'lucide-react/icons/menu'
import { Menu } from '#web/ui/overlays/menu.tsx'
import type { NavigationLink } from './navigation-links.ts'

/** The links that do not fit into a phone's bar. */
export const PhoneMenu = ({ links }: { links: readonly NavigationLink[] }) => (
  <span className="-mr-2 sm:hidden">
    <Menu
      align="end"
      label="Menu"
      trigger={<MenuIcon aria-hidden="true" className="size-5" />}
      className="grid size-11 place-items-center rounded"
      groups={[{ entries: links.map(({ to, label }) => ({ id: to, label, to })) }]}
    />
  </span>
)
