import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section } from '@react-email/components'
import type { EmailProps } from './email.ts'
import { Name, Paragraph } from './email-parts.tsx'
import { darkStyle, style } from './email-style.ts'
import { Wordmark } from './wordmark.tsx'

const Greeting = ({ name }: { name: string }) =>
  name ? (
    <Paragraph>
      Hello <Name>{name}</Name>,
    </Paragraph>
  ) : (
    <Paragraph>Hello,</Paragraph>
  )

/** What every email looks like: who writes, what about, one thing to press, and why it came. */
export const EmailFrame = ({ title, preview, name, action, children, otherwise, because }: EmailProps) => {
  const shop = new URL(action.link).origin
  return (
    <Html>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="ground" style={style.deps}>
        <Container style={style.column}>
          <Wordmark />
          <Hr className="rule" style={style.rule} data-skip-in-text="true" />
          <Heading className="ink" style={style.title}>
            {title}
          </Heading>
          {name !== undefined && <Greeting name={name} />}
          {children}
          <Section style={style.action}>
            <Button className="button" href={action.link} style={style.button}>
              {action.label}
            </Button>
          </Section>
          {otherwise}
          <Hr className="rule" style={{ ...style.rule, marginTop: '40px' }} />
          <p className="quiet" style={style.footer}>
            {because}
          </p>
          <p className="quiet" style={{ ...style.footer, marginTop: '4px' }}>
            Soundfair,{' '}
            <Link className="quiet" href={shop} style={{ ...style.link, color: 'inherit' }}>
              {shop}
            </Link>
          </p>
        </Container>
      </Body>
    </Html>
  )
}
