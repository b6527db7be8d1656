import type { ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '../classes.ts'
import { type ButtonLook, buttonLook } from './button-look.ts'

type ButtonLinkProps = Omit<LinkProps, 'className'> &
  ButtonLook & { icon?: ReactNode; className?: string | undefined; ref?: Ref<HTMLAnchorElement> }

/** A link that looks like a button: a link navigates, a button acts. */
export const ButtonLink = ({ kind, size, wide, icon, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={classes(buttonLook({ kind, size, wide }), className)}>
    {icon}
    {children}
  </Link>
)
