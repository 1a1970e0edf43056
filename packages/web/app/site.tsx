import type { ReactNode } from 'react';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { publicPaths } from './public-paths.ts';

const printed: ReadonlySet<string> = new Set(publicPaths);

/** Whether this build prints a page at `path`; addresses of other sites are taken as they are. */
export const isPrinted = (path: string) => !path.startsWith('/') || printed.has(path);

/** The frame of the public pages. A link to a page of ours that this build does not print is left out. */
export function Site({ children }: { children: ReactNode }) {
  return <SiteFrame isThere={isPrinted}>{children}</SiteFrame>;
}

/** The same, with the dashboard, whose pages are not printed one by one. */
export const isPrintedOrApp = (path: string) => isPrinted(path) || path.startsWith('/dashboard');
