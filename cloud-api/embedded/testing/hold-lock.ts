// A process to be killed in tests: holds the lock of the folder it is given.
import { lockFolder } from '../folder-lock.ts'

const attempt = await lockFolder(process.argv[2] ?? '')
console.log(attempt.taken ? 'taken' : 'held')
setInterval(() => undefined, 60_000)
