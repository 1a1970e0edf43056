import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const everywhere =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|packages\/web\/(ui\/(class-names|live-region)|lib\/(navigation|notices|measure))\.tsx?$/;

/**
 * Loads the built pages before the router asks for the first one to print: it gives each request ten seconds, which a slow
 * machine can need for the loading alone.
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
  // While developing, the API is asked of a program that runs beside it.
  server: { proxy: { '/api/': process.env.API_URL ?? 'http://localhost:3000' } },
  build: {
    target: 'es2024',
    // The oldest browsers that know light-dark(), on which the colours rest.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // An inlined font or script would be a data: address, which the content-security policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The router's list names every file on every page: the names of shared parts would be a tenth of what a tool loads.
        chunkFileNames: 'assets/[hash].js',
        // What every page with a script needs is one file: compressed it is smaller than its parts. Nothing with styles
        // of its own is in it, since those would be added once more behind the others by a later import.
        codeSplitting: { groups: [{ name: 'base', test: everywhere }] },
      },
      treeshake: {
        // The contracts and the catalogue only make values: what a page does not use stays out of its script.
        moduleSideEffects: [{ test: /packages\/(contracts|post-text|slides)\/src\//, sideEffects: false }],
      },
    },
  },
});
