import { availableParallelism, cpus, totalmem } from 'node:os'

/** What a figure was measured on. */
export const machine = () => ({
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
  system: `${process.platform} ${process.arch}`,
  node: process.versions.node,
})
