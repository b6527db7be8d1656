const linksOutside = (html: string): string => html.replaceAll(/<a\s(?![^>]*\btarget=)/gi, '<a target="_blank" rel="noopener" ')

/** The policy of our pages allows no style sheets but their own, and would report those of an email. Emails have inline styles anyway. */
const withoutSheets = (html: string): string => html.replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')

/**
 * An email as the document of a frame. The frame runs no scripts; links open in a tab of their own, because our pages refuse to be framed.
 * It is shown on white, in either theme, as most email programs would show it.
 */
export const framedEmail = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>E-mail</title></head>` +
  `<body style="margin:0;padding:24px;background:#ffffff;color:#15151a;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">${linksOutside(withoutSheets(html))}</body></html>`
