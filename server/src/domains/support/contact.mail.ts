type Contact = { name: string; email: string; subject: string; message: string }

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What support reads. It goes to ourselves, so it is as plain as can be. */
export const contactMail = ({ name, email, subject, message }: Contact) => ({
  subject: `Support: ${subject}`,
  text: `${name} <${email}> writes:\n\n${message}\n`,
  html: `<p><b>${escapeHtml(name)}</b> &lt;${escapeHtml(email)}&gt; writes:</p><p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
})
