import { brand } from '@limelight/contracts/catalog';
import { pageHead } from '../../../features/site/head.ts';
import { HelpPage } from '../../../features/site/pages/plain-pages.tsx';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

export const meta = () =>
  pageHead({
    path: '/help',
    title: 'Help and support',
    description: `Guides, answers to common issues, and two ways to ask ${brand.name} for help.`,
    crumbs: [{ name: 'Help and support', path: '/help' }],
  });

export default function Help() {
  return (
    <Site>
      <HelpPage />
    </Site>
  );
}
