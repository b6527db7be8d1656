import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** An editor loads its data when it is opened. Opening the page builder inside it changes the address, but no data. */
export const onOtherPage = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
