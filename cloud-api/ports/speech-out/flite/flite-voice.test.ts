import { describeSpeechOut } from '../testing/speech-out-contract.ts'
import { openFliteVoice } from './open-flite-voice.ts'

describeSpeechOut('flite', () => openFliteVoice({ threads: 2 }))
