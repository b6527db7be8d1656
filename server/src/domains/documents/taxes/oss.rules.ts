import { isInEu } from '#contract/core/countries.ts'

/** What is sold in Monaco is taxed and declared as if it were in France (Directive 2006/112/EC, article 7). */
export const declaredIn = (country: string): string => (country === 'MC' ? 'FR' : country)

/** The form calls Greece EL, as its VAT numbers do. */
export const codeOnForm = (country: string): string => (country === 'GR' ? 'EL' : country)

/** Whether what is sold there stands on the form: in the EU, and not at home. */
export const isOnForm = (country: string, home: string | null): boolean => isInEu(declaredIn(country)) && declaredIn(country) !== home
