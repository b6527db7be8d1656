const linksOutside = (html: string): string => html.replaceAll(/<a\s(?![^>]*\btarget=)/gi, '<a target="_blank" rel="noopener" ')

/** Our pages apply no style sheet but their own, and would report those of a mail. What it looks like stands at its elements. */
const withoutSheets = (html: string): string => html.replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')

/**
 * A mail as the document of a frame. The frame runs nothing; links open in a tab of their own, because our pages refuse to be framed.
 * A mail is read on white, in either theme, as most mail programs would show it.
 */
export const framedEmail = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>E-mail</title></head>` +
  `<body style="margin:0;padding:24px;background:#ffffff;color:#15151a;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">${linksOutside(withoutSheets(html))}</body></html>`
