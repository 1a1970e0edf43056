import type { Config } from '@react-router/dev/config';

/** The baseline for the scripts of a public page: a prerendered page with the same stack and a single button. */
export default { appDirectory: 'app', ssr: false, prerender: ['/'] } satisfies Config;
