const areas = ['/creator', '/admin', '/resources']

/** Where creators and staff work: their pages take the whole width, and the palette stands where the shop has its search. */
export const isWorkArea = (pathname: string): boolean => areas.some((area) => pathname === area || pathname.startsWith(`${area}/`))
