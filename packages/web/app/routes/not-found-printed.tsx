import { brand } from '@limelight/contracts/catalog';
import { NotFoundPage } from '../../features/shell/not-found/not-found-page.tsx';
import { printedOnly } from '../printed-only.ts';
import { Site } from '../site.tsx';

/** Served with status 404 at any unknown address, so it must not start a router there. */
export const handle = printedOnly;

export const meta = () => [
  { title: `Page not found · ${brand.name}` },
  {
    name: 'description',
    content: 'There is no page at this address. Try the home page, the tools or the help pages.',
  },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPrinted() {
  return (
    <Site>
      <NotFoundPage />
    </Site>
  );
}
