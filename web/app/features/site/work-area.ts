const areas = ['/creator', '/admin', '/resources']

/** The areas of creators and staff: their pages use the whole width, and the palette replaces the shop's search. */
export const isWorkArea = (pathname: string): boolean => areas.some((area) => pathname === area || pathname.startsWith(`${area}/`))
