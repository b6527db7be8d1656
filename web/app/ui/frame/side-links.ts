export type SideLink = { to: string; label: string }

/** A link is current on its own page and on the pages below it; the first, the area's overview, only on its own. */
export const isCurrentLink = (to: string, pathname: string, links: readonly SideLink[]): boolean =>
  pathname === to || (to !== links[0]?.to && pathname.startsWith(`${to}/`))
