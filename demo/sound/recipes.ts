import { acidLine } from './recipes/acid-line.ts'
import { boomBassBeat } from './recipes/boom-bass.ts'
import { chipSong } from './recipes/chip-song.ts'
import { drone } from './recipes/drone.ts'
import { drumBus } from './recipes/drum-bus.ts'
import { dubChords } from './recipes/dub-chords.ts'
import { dustyBreak } from './recipes/dusty-break.ts'
import { electricPianoChords } from './recipes/electric-piano.ts'
import { feltPianoPiece } from './recipes/felt-piano.ts'
import { fingerBassGroove } from './recipes/finger-bass.ts'
import { glassBells } from './recipes/glass-bells.ts'
import { glassChoir } from './recipes/glass-choir.ts'
import { handPercussion } from './recipes/hand-percussion.ts'
import { harpCascade } from './recipes/harp-cascade.ts'
import { houseMachine } from './recipes/house-machine.ts'
import { kalimbaGarden } from './recipes/kalimba-garden.ts'
import { marimbaPhase } from './recipes/marimba-phase.ts'
import { monoLead } from './recipes/mono-lead.ts'
import { musicBoxTune } from './recipes/music-box.ts'
import { nightDrive } from './recipes/night-drive.ts'
import { nightKeys } from './recipes/night-keys.ts'
import { nylonStrings } from './recipes/nylon-strings.ts'
import { organChords } from './recipes/organ-chords.ts'
import { pulseArp } from './recipes/pulse-arp.ts'
import { rainWindow } from './recipes/rain-window.ts'
import type { Recipe } from './recipes/recipe.ts'
import { shoreline } from './recipes/shoreline.ts'
import { smallBand } from './recipes/small-band.ts'
import { soloVoice } from './recipes/solo-voice.ts'
import { stringMachine } from './recipes/string-machine.ts'
import { tapeRoom } from './recipes/tape-room.ts'
import { twoStep } from './recipes/two-step.ts'
import { vibraphoneDusk } from './recipes/vibraphone-dusk.ts'
import { warmPad } from './recipes/warm-pad.ts'
import { windWires } from './recipes/wind-wires.ts'

/** Everything the demo shop can play. */
export const recipes = {
  // Drums
  'drum-bus': drumBus,
  'dusty-break': dustyBreak,
  'house-machine': houseMachine,
  'two-step': twoStep,
  'hand-percussion': handPercussion,
  // Basses
  'boom-bass': boomBassBeat,
  'finger-bass': fingerBassGroove,
  'acid-line': acidLine,
  // Keys
  'electric-piano': electricPianoChords,
  'night-keys': nightKeys,
  'felt-piano': feltPianoPiece,
  'organ-chords': organChords,
  // Struck and plucked
  'music-box': musicBoxTune,
  'glass-bells': glassBells,
  'marimba-phase': marimbaPhase,
  'kalimba-garden': kalimbaGarden,
  'vibraphone-dusk': vibraphoneDusk,
  'nylon-strings': nylonStrings,
  'harp-cascade': harpCascade,
  // Pads and voices
  'warm-pad': warmPad,
  'string-machine': stringMachine,
  'glass-choir': glassChoir,
  'solo-voice': soloVoice,
  drone,
  // Synthesisers
  'mono-lead': monoLead,
  'pulse-arp': pulseArp,
  'chip-song': chipSong,
  'dub-chords': dubChords,
  // Places
  'rain-window': rainWindow,
  shoreline,
  'wind-wires': windWires,
  'tape-room': tapeRoom,
  // Songs
  'small-band': smallBand,
  'night-drive': nightDrive,
} satisfies Record<string, Recipe>

export type RecipeName = keyof typeof recipes
