import { build } from 'electron-vite'

/** Builds the desktop app once before its tests. */
export default async function setup(): Promise<void> {
  await build({ logLevel: 'error' })
}
