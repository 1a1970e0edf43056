import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { writeCspHashes } from './csp-hashes.ts';
import { linkDashboard, refuseMissingFiles, sortManifest } from './fallback-head.ts';
import { guidePictures } from './content/pages.ts';
import { publicPaths } from './app/public-paths.ts';
import { currentTime } from './lib/clock.ts';
import { writeCards, writeGuidePictures, writeIcons, writeScreens } from './pictures/write-pictures.ts';
import { readPrintedPages } from './printed-pages.ts';
import { writeServiceWorker } from './service-worker.ts';
import { listed, writeSiteFiles } from './site-files.ts';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...publicPaths],
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await linkDashboard(folder);
    await sortManifest(folder);
    await refuseMissingFiles(folder);
    await writeServiceWorker(folder);
    await writeCspHashes(folder);
    const pages = await readPrintedPages(folder, listed(publicPaths));
    await writeSiteFiles(folder, publicPaths, pages, currentTime());
    await writeCards(folder, pages);
    await writeIcons(folder);
    const taken = join(import.meta.dirname, '../../docs/pictures');
    await writeGuidePictures(folder, taken, guidePictures);
    await writeScreens(folder, taken);
  },
} satisfies Config;
