import { describeSpeechOut } from '../../ports/speech-out/testing/speech-out-contract.ts'
import { quickVoice } from './quick-voice.ts'

describeSpeechOut('The quick voice of the tests', () => Promise.resolve(quickVoice()))
