/** A separate entrance to media: threads that only decode load none of the rest. */
export { decodeSound } from './decode-sound.ts'
