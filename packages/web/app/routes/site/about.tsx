import { brand } from '@limelight/contracts/catalog';
import { pageHead } from '../../../features/site/head.ts';
import { AboutPage } from '../../../features/site/pages/plain-pages.tsx';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

export const meta = () =>
  pageHead({
    path: '/about',
    title: 'About',
    description: `Who makes ${brand.name}, what sets it apart, what we value, and what we leave out on purpose.`,
    crumbs: [{ name: 'About', path: '/about' }],
  });

export default function About() {
  return (
    <Site>
      <AboutPage />
    </Site>
  );
}
