import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const everywhere =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|packages\/(web\/(ui\/(class-names|live-region)|lib\/(navigation|notices|measure|clock))|contracts\/src\/catalog\/(brand|printed-origin|public-tools))\.tsx?$/;

/**
 * Loads the built pages before prerendering starts. The router allows ten seconds per request, which a slow machine can
 * need for the loading alone.
 */
function loadPages(): Plugin {
  return {
    name: 'load-pages',
    config: ({ builder }) => ({
      builder: {
        async buildApp(given) {
          await builder?.buildApp?.(given);
          const folder = given.environments['ssr']?.config.build.outDir;
          if (folder !== undefined) await import(pathToFileURL(resolve(folder, 'index.js')).href);
        },
      },
    }),
  };
}

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }, reactRouter(), loadPages()],
  // The development server forwards API requests to a program that runs beside it.
  server: { proxy: { '/api/': process.env.API_URL ?? 'http://localhost:3000' } },
  build: {
    target: 'es2024',
    // The oldest browsers that support light-dark(), which the colours rely on.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // An inlined font or script would be a data: URL, which the content-security policy rejects.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The router's manifest names every file on every page. Readable chunk names and the usual eight characters of
        // a hash, which do not compress, would make up a tenth of what a tool page loads.
        chunkFileNames: 'assets/[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:6][extname]',
        // Code used by every page with a script goes into one file, which compresses better than its parts. It contains
        // no module with styles, since a later import would add those again after the others.
        codeSplitting: { groups: [{ name: 'base', test: everywhere }] },
      },
      treeshake: {
        // These packages have no side effects, so anything a page does not use is left out of its script.
        moduleSideEffects: [{ test: /packages\/(contracts|post-text|slides)\/src\//, sideEffects: false }],
      },
    },
  },
});
