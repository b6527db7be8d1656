/** What is sold in Monaco is taxed and declared as if it were in France (Directive 2006/112/EC, article 7). */
export const declaredIn = (country: string): string => (country === 'MC' ? 'FR' : country)

/** The form calls Greece EL, as its VAT numbers do. */
export const codeOnForm = (country: string): string => (country === 'GR' ? 'EL' : country)
