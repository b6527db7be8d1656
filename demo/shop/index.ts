import { blankSession } from './blank-session/index.ts'
import type { DemoCreator } from './entries.ts'
import { ferrous } from './ferrous/index.ts'
import { glasshouse } from './glasshouse/index.ts'
import { harrowAndSons } from './harrow-and-sons/index.ts'
import { kazumiIto } from './kazumi-ito/index.ts'
import { lowtide } from './lowtide/index.ts'
import { mothAndLamp } from './moth-and-lamp.ts'
import { northlightAudio } from './northlight-audio/index.ts'
import { quietDesk } from './quiet-desk/index.ts'
import { sofiaBrandt } from './sofia-brandt/index.ts'
import { tinRoom } from './tin-room/index.ts'

export const demoShop: DemoCreator[] = [
  northlightAudio,
  lowtide,
  glasshouse,
  kazumiIto,
  harrowAndSons,
  sofiaBrandt,
  tinRoom,
  quietDesk,
  blankSession,
  ferrous,
  mothAndLamp,
]
