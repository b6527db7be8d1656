import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** An editor reads when it is opened. Opening the page builder inside it changes the address, but nothing that was read. */
export const onOtherPage = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
