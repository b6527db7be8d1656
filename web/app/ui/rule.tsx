import { classes } from './classes.ts'

/** A horizontal line. */
export const Rule = ({ className }: { className?: string }) => <hr className={classes('border-0 border-t border-line', className)} />
