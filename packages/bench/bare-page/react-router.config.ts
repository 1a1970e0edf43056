import type { Config } from '@react-router/dev/config';

/** The yardstick for the scripts of a public page: one printed page of the same stack with one button. */
export default { appDirectory: 'app', ssr: false, prerender: ['/'] } satisfies Config;
