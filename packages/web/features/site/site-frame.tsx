import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';

/** What stands around every public page. `isThere` says of a path of ours whether it is printed; others are linked as they are. */
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
