/** A door of its own, beside that of media: threads that only listen load none of the rest. */
export { decodeSound } from './decode-sound.ts'
