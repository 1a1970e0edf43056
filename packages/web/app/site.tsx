import type { ReactNode } from 'react';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { publicPaths } from './public-paths.ts';

const printed: ReadonlySet<string> = new Set(publicPaths);

/** True when this build prerenders a page at `path`. Addresses of other sites always count. */
export const isPrinted = (path: string) => !path.startsWith('/') || printed.has(path);

/** The frame of the public pages. Links to pages that this build does not prerender are left out. */
export function Site({ children }: { children: ReactNode }) {
  return <SiteFrame isThere={isPrinted}>{children}</SiteFrame>;
}

/** Like `isPrinted`, but also true for the dashboard, whose pages are not prerendered. */
export const isPrintedOrApp = (path: string) => isPrinted(path) || path.startsWith('/dashboard');
