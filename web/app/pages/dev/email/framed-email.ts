const linksOutside = (html: string): string => html.replaceAll(/<a\s(?![^>]*\btarget=)/gi, '<a target="_blank" rel="noopener" ')

/**
 * A mail as the document of a frame. The frame runs nothing; links open in a tab of their own, because our pages refuse to be framed.
 * A mail is read on white, in either theme, as most mail programs would show it.
 */
export const framedEmail = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title></head>` +
  `<body style="margin:0;padding:24px;background:#ffffff;color:#15151a;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">${linksOutside(html)}</body></html>`
