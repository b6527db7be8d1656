const copyTheme = (inner: Document): void => {
  const { lang, dataset } = document.documentElement
  inner.documentElement.lang = lang
  if (dataset.theme) inner.documentElement.dataset.theme = dataset.theme
  else delete inner.documentElement.dataset.theme
}

/** Gives a blank document our style sheets and our theme, also when it is switched. Reports its height. */
export const dressFrame = (inner: Document, onHeight: (height: number) => void): (() => void) => {
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) inner.head.append(inner.importNode(sheet, true))
  copyTheme(inner)

  const themeWatch = new MutationObserver(() => copyTheme(inner))
  themeWatch.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] })

  const sizeWatch = new ResizeObserver(() => onHeight(Math.max(200, inner.body.offsetHeight)))
  sizeWatch.observe(inner.body)

  return () => {
    themeWatch.disconnect()
    sizeWatch.disconnect()
  }
}
