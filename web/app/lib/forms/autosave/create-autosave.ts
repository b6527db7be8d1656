import { MessageError } from '../../api/call-error.ts'
import { failureLine } from '../../api/failure-message.ts'
import type { AutosaveActions, AutosaveOptions, AutosaveState, LocalCopy, Saved, Work } from './autosave.ts'
import { isSame } from './is-same.ts'
import { findLocalCopy, forget, type LocalCopies } from './local-copies.ts'
import { judgeFailure, retryDelay } from './save-failure.ts'

/** Milliseconds of inactivity before a change is sent, and before it is copied to this device. */
export const savesAfter = 800
const copiesAfter = 200
/** Milliseconds in which somebody can at least see that another version is shown, before an action works on it. */
const looksFor = 1_500

export type AutosaveEngine<Value> = AutosaveActions<Value> & {
  read: () => AutosaveState<Value>
  subscribe: (tell: () => void) => () => void
  isUnsaved: () => boolean
  /** Copies to this device at once: the page may be about to close. */
  storeNow: () => void
  /** Looks for what an earlier visit left on this device. */
  lookBack: () => void
}

/** Saves a draft by itself: never two saves at once, and whatever the server does not have yet is on this device. */
export const createAutosave = <Value>(
  { saved, save, load, merge = (mine) => mine }: AutosaveOptions<Value>,
  copies: LocalCopies<Value>,
  now: () => Date,
): AutosaveEngine<Value> => {
  const listeners = new Set<() => void>()
  let state: AutosaveState<Value> = {
    value: saved.value,
    saved,
    status: 'saved',
    reason: undefined,
    theirs: undefined,
    localCopy: undefined,
  }
  /** The value on the screen that the server is known to have, and those it may have although no answer came. */
  let clean = saved.value
  let perhapsSaved: Value[] = []
  let failures = 0
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let copyTimer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  /** An action on the saved draft: nothing is saved beside it, or its answer would look like somebody else's. */
  let acting: Promise<void> | undefined
  /** When another version took the place of the one on the screen. */
  let shownAt = Number.NEGATIVE_INFINITY

  const set = (next: Partial<AutosaveState<Value>>): void => {
    state = { ...state, ...next }
    for (const tell of listeners) tell()
  }
  const isUnsaved = (): boolean => state.value !== clean || perhapsSaved.length > 0

  const storeNow = (): void => {
    clearTimeout(copyTimer)
    copyTimer = undefined
    if (isUnsaved()) copies.putUnsaved(state.value, now())
  }

  const dropCopy = (): void => {
    clearTimeout(copyTimer)
    copyTimer = undefined
    copies.dropUnsaved()
  }

  const schedule = (after: number): void => {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void saveNow(), after)
  }

  const settle = (answered: Saved<Value>, sentValue: Value): void => {
    failures = 0
    perhapsSaved = []
    const isLatest = state.value === sentValue
    const value = merge(state.value, answered.value)
    // What was sent is what the server has, even if the screen has gone back to an earlier state.
    clean = isLatest ? value : sentValue
    if (isLatest) dropCopy()
    set({ value, saved: answered, status: isLatest ? 'saved' : 'waiting', reason: undefined })
  }

  const fail = (error: unknown, sentValue: Value): void => {
    const means = judgeFailure(error) === 'refused' ? 'refused' : 'offline'
    failures += 1
    const reason = failureLine(error)
    const isNew = means === 'refused' && state.value !== sentValue
    set({ status: isNew ? 'waiting' : means, reason })
    if (means === 'offline') schedule(retryDelay(failures))
  }

  /** A save or an action whose answer was lost looks like somebody else's; its content is our own, so we continue from there. */
  const meetTheirs = (theirs: Saved<Value>): void => {
    const own = [state.value, clean, ...perhapsSaved].find((value) => isSame(value, theirs.value))
    if (own !== undefined) settle(theirs, own)
    else set({ status: 'conflict', theirs, reason: undefined })
  }

  const send = async (): Promise<void> => {
    const { value, saved: known } = state
    set({ status: 'saving' })
    try {
      settle(await save(value, known.revision), value)
    } catch (error) {
      if (judgeFailure(error) === 'conflict') return load().then(meetTheirs, (unread) => fail(unread, value))
      perhapsSaved.push(value)
      fail(error, value)
    }
  }

  const saveNow = (): Promise<void> => {
    clearTimeout(saveTimer)
    saveTimer = undefined
    const busy = running ?? acting
    if (busy) return busy
    if (!isUnsaved() || state.status === 'conflict') return Promise.resolve()
    running = send().finally(() => {
      running = undefined
      // What changed during the last save.
      if (state.status === 'waiting') schedule(0)
    })
    return running
  }

  const change = (value: Value): void => {
    if (value === state.value) return
    copyTimer ??= setTimeout(storeNow, copiesAfter)
    if (state.status === 'conflict' || state.status === 'saving') {
      set({ value })
      return
    }
    if (value === clean && perhapsSaved.length === 0) {
      // Undone back to what the server has.
      clearTimeout(saveTimer)
      dropCopy()
      set({ value, status: 'saved', reason: undefined })
      return
    }
    set({ value, status: 'waiting' })
    schedule(savesAfter)
  }

  const putIn = (next: Saved<Value>): void => {
    clearTimeout(saveTimer)
    clean = next.value
    perhapsSaved = []
    failures = 0
    dropCopy()
    set({ value: next.value, saved: next, status: 'saved', reason: undefined, theirs: undefined })
  }

  const flush = async (): Promise<number> => {
    while (isUnsaved()) {
      await saveNow()
      if (state.status === 'saved' || state.status === 'waiting') continue
      throw new MessageError(state.reason ?? 'Not saved')
    }
    return state.saved.revision
  }

  /** Somebody else was faster, so nothing is done yet: theirs is shown, beside what was typed since, if anything was. */
  const giveWay = (theirs: Saved<Value>, sent: Value): never => {
    if (state.value === sent) {
      putIn(theirs)
      shownAt = now().getTime()
    } else meetTheirs(theirs)
    throw new MessageError('Another version was saved in the meantime. Look at it, then try again.')
  }

  /** Where only the answer to an earlier attempt was lost, the same content has another revision. */
  const attempt = async (work: Work<Value>, sent: Value, revision: number, isFirst = true): Promise<Saved<Value>> => {
    try {
      return await work(revision)
    } catch (error) {
      if (judgeFailure(error) !== 'conflict') throw error
      const theirs = await load()
      return isFirst && isSame(theirs.value, sent) ? attempt(work, sent, theirs.revision, false) : giveWay(theirs, sent)
    }
  }

  const act = async (work: Work<Value>, take: (answered: Saved<Value>, sent: Value) => void): Promise<void> => {
    // A second press, meant for the version before.
    if (now().getTime() - shownAt < looksFor) throw new MessageError('Look at the other version first, then try again.')
    const revision = await flush()
    const sent = state.value
    const done = attempt(work, sent, revision).then((answered) => take(answered, sent))
    acting = done.catch(() => undefined)
    try {
      await done
    } finally {
      acting = undefined
      if (state.status === 'waiting') schedule(savesAfter)
    }
  }

  /** What was typed before the answer is kept on this device. */
  const replaceAll = (answered: Saved<Value>, sent: Value): void => {
    const { value } = state
    putIn(answered)
    if (value !== sent) storeLoser({ value, at: now().toISOString(), why: 'mine' })
  }

  const storeLoser = (stored: LocalCopy<Value>): void => {
    copies.putLoser(stored)
    set({ localCopy: stored })
  }

  return {
    read: () => state,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    isUnsaved,
    storeNow,
    change,
    retry: () => void saveNow(),
    flush,
    act: (work) => act(work, settle),
    replace: (work) => act(work, replaceAll),
    takeTheirs: () => {
      if (!state.theirs) return
      const mine = state.value
      putIn(state.theirs)
      storeLoser({ value: mine, at: now().toISOString(), why: 'mine' })
    },
    keepMine: () => {
      const { theirs } = state
      if (!theirs) return
      storeLoser({ value: theirs.value, at: theirs.savedAt, why: 'theirs' })
      clean = theirs.value
      perhapsSaved = []
      set({ saved: theirs, theirs: undefined, status: 'waiting' })
      void saveNow()
    },
    lookBack: () => {
      const stored = findLocalCopy(copies, clean)
      if (stored) set({ localCopy: stored })
    },
    restoreLocalCopy: () => {
      const { localCopy: stored, value: before } = state
      if (!stored) return
      forget(copies, stored)
      // The side of a conflict that leaves the screen is stored on this device in turn.
      if (stored.why === 'unsaved') set({ localCopy: undefined })
      else storeLoser({ value: before, at: now().toISOString(), why: stored.why === 'mine' ? 'theirs' : 'mine' })
      change(stored.value)
    },
    dropLocalCopy: () => {
      if (state.localCopy) forget(copies, state.localCopy)
      set({ localCopy: undefined })
    },
  }
}
