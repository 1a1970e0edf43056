import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';

/**
 * The frame of every public page. `isThere` says whether one of our own paths is prerendered; other links are always
 * shown.
 */
export function SiteFrame({
  isThere,
  children,
}: {
  isThere: (path: string) => boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Nav isThere={isThere} />
      <main>{children}</main>
      <Footer isThere={isThere} />
    </>
  );
}
