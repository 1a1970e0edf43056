import { brand } from '@limelight/contracts/catalog';
import { pageHead } from '../../../features/site/head.ts';
import { SitemapPage } from '../../../features/site/pages/plain-pages.tsx';
import { printedOnly } from '../../printed-only.ts';
import { isPrintedOrApp, Site } from '../../site.tsx';

export const handle = printedOnly;

export const meta = () =>
  pageHead({
    path: '/sitemap',
    title: 'Sitemap',
    description: `Every page of ${brand.name}: features, free tools, help, legal texts and the dashboard.`,
    crumbs: [{ name: 'Sitemap', path: '/sitemap' }],
  });

export default function Sitemap() {
  return (
    <Site>
      <SitemapPage isThere={isPrintedOrApp} />
    </Site>
  );
}
