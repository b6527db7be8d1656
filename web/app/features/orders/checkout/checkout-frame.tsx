import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { broadcastCheckout, type CheckoutMessage, hearCheckout } from '#web/lib/payments/checkout-messages.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LevelBars } from '#web/ui/level-bars.tsx'
import { theCart } from '../cart/cart-store.ts'
import { followLeftCheckout, tellCompleted } from './follow-left-checkout.ts'
import { forgetLeft, rememberLeft } from './left-checkouts.ts'
import { forgetCheckout, type OpenCheckout } from './open-checkout.ts'
import { settleOrder } from './settle-order.ts'
import { useCheckoutAddress } from './use-checkout-address.ts'

type CheckoutFrameProps = { checkout: OpenCheckout; onClose: (isDone: boolean) => void }

/** The page behind must not scroll under the frame, and must be at the same position when the frame is closed. */
const useLockedScroll = (): void =>
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const { overflow } = style
    const [left, top] = [window.scrollX, window.scrollY]
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      window.scrollTo({ left, top, behavior: 'instant' })
    }
  }, [])

/** Everything but the frame is inert while it is open; afterwards the focus returns to where it was. */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    const { current } = dialog
    current?.showModal()
    return () => {
      current?.close()
      // The element that opened it may be gone itself, such as a drawer's button.
      const index = before?.isConnected && before !== document.body ? before : document.querySelector('main')
      if (index instanceof HTMLElement) index.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}

/** Milliseconds after which the last page has been seen. */
const readAfter = 2_000

type FrameState = 'opening' | 'open' | 'lost'

/** Whether the frame shows the checkout; an error page of the browser has an opaque origin and cannot be read. */
const isThere = (frame: HTMLIFrameElement): boolean => {
  try {
    return frame.contentWindow?.location.pathname.startsWith('/checkout/') ?? false
  } catch {
    return false
  }
}

/** The checkout, in a frame over the whole page. */
export const CheckoutFrame = ({ checkout, onClose }: CheckoutFrameProps) => {
  const { url, orderId } = checkout
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>('opening')
  const [tries, setTries] = useState(0)
  const dialog = useModal()
  useLockedScroll()

  const isDone = useRef(false)
  const doneAt = useRef<number>(undefined)
  useEffect(() => rememberLeft({ ...checkout, leftAt: null }), [checkout])

  const finish = (message: Extract<CheckoutMessage, { type: 'close' }>): void => {
    onClose(message.completed)
    if (message.completed) forgetCheckout()
    if (message.completed) {
      settleOrder(orderId)
      forgetLeft(orderId)
    } else {
      if (theCart().read().order.items.length > 0) void theCart().refresh()
      followLeftCheckout(checkout, Date.now())
    }
    broadcastCheckout(message)
  }
  const leaveAddress = useCheckoutAddress(() => {
    finish({ type: 'close', completed: isDone.current, intent: 'dismissed' })
    // Back came before the last page could be read.
    if (doneAt.current !== undefined && Date.now() - doneAt.current < readAfter) tellCompleted(checkout)
  })
  const leave = (message: Extract<CheckoutMessage, { type: 'close' }>): void => {
    leaveAddress()
    finish(message)
  }

  const onMessage = useRef<(event: MessageEvent) => void>(undefined)
  onMessage.current = (event) => {
    const heard = hearCheckout(event, { origin: new URL(url).origin, source: frame.current?.contentWindow ?? null })
    if (!heard.valid) return console.error(`A message to the checkout was ignored: ${heard.because}`)
    const { message } = heard
    if (message.type === 'close') return leave(message)
    if (message.order.id !== orderId) return console.error('A message to the checkout was ignored: it is about another order')
    isDone.current = true
    doneAt.current ??= Date.now()
    forgetLeft(orderId)
    settleOrder(orderId)
    broadcastCheckout(message)
  }
  useEffect(() => {
    const hear = (event: MessageEvent): void => onMessage.current?.(event)
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  const dismiss = (event: SyntheticEvent): void => {
    event.preventDefault()
    leave({ type: 'close', completed: isDone.current, intent: 'dismissed' })
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Checkout"
      onCancel={dismiss}
      className="fixed inset-0 z-70 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden border-0 bg-paper p-0 text-ink"
    >
      {state === 'opening' && (
        <p role="status" className="animate-late absolute inset-0 flex items-center justify-center gap-3 text-ink-2">
          <LevelBars /> Opening the checkout
        </p>
      )}
      {state === 'lost' && (
        <div className="column">
          <ErrorState
            title="The checkout couldn’t be opened"
            onRetry={() => {
              setState('opening')
              setTries(tries + 1)
            }}
            action={<Button onPress={() => leave({ type: 'close', completed: false, intent: 'dismissed' })}>Back to the shop</Button>}
          >
            Check your connection, then try again. Your cart hasn’t changed.
          </ErrorState>
        </div>
      )}
      {state !== 'lost' && (
        <iframe
          key={tries}
          ref={frame}
          src={url}
          title="Checkout"
          allow="payment *"
          className="absolute inset-0 size-full"
          onLoad={(event) => {
            const there = isThere(event.currentTarget)
            setState(there ? 'open' : 'lost')
            if (there) event.currentTarget.focus()
          }}
        />
      )}
    </dialog>
  )
}
