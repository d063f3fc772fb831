import { defineConfig } from 'electron-vite'

/**
 * Builds the desktop app's own two programs into out/desktop. There is no third: the window shows the pages of the
 * server it is pointed at, which are the web build (docs/decisions/0030-desktop-shows-the-server.md).
 * Packages are built in, so that the app ships none of the server's.
 */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/desktop/main',
      externalizeDeps: false,
      rolldownOptions: { input: 'desktop/main/main.ts', output: { entryFileNames: '[name].js' } },
    },
  },
  preload: {
    build: {
      outDir: 'out/desktop/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: 'desktop/main/preload/preload.ts',
        // A sandboxed preload is no module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
})
