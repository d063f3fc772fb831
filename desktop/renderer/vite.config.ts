import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isFirstFont, webFonts } from '../../scripts/web-fonts.ts'

/** The renderer as a web page: `npm run dev` serves it from source, scripts/build-web.ts builds it into out/web. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), webFonts()],
  build: {
    outDir: '../../out/web',
    emptyOutDir: true,
    target: 'es2024',
    // Fonts stay files of their own: inlined, they would hold up the first paint.
    assetsInlineLimit: (file) => (isFirstFont(file) ? false : undefined),
    rolldownOptions: {
      input: ['index.html', 'landing.html'],
      // One opponent is drawn on the first page and so travels with it; the others still come when they are shown.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  server: { fs: { allow: ['../..'] } },
})
