import { useSyncExternalStore } from 'react'
import { arrive } from '#web/chunks/arrive.ts'
import { openContext } from './audio-context.ts'
import { createPlayer, type Player } from './create-player.ts'
import { emptyPlayer, type PlayerState } from './player-state.ts'

/** The audio code is loaded with the first play; only the context is created during the click itself, where browsers allow it. */
export const player: Player = createPlayer(async (events) => {
  const context = openContext()
  const { openDeck } = await arrive(import('./deck.ts'))
  return openDeck(context, events, player)
})

/** A part of the player's state. The selector must return something comparable by identity, so that other changes do not render. */
export const usePlayer = <Part>(select: (state: PlayerState) => Part): Part =>
  useSyncExternalStore(
    player.subscribe,
    () => select(player.getState()),
    () => select(emptyPlayer),
  )
