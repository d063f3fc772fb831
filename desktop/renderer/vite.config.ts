import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const FONT = /archivo-latin-wdth-normal.*\.woff2$/

/** Asks for the one font file at once, instead of when the first styled text is found. */
function preloadFont(): Plugin {
  return {
    name: 'clapback:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => FONT.test(name))
        if (file === undefined) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** The renderer as a web page: `npm run dev` serves it from source, scripts/build-web.ts builds it into out/web. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFont()],
  build: {
    outDir: '../../out/web',
    emptyOutDir: true,
    target: 'es2024',
    // Fonts stay files of their own: inlined, they would block the first paint.
    assetsInlineLimit: (file) => (FONT.test(file) ? false : undefined),
    rolldownOptions: { input: ['index.html'] },
  },
  server: { fs: { allow: ['../..'] } },
})
