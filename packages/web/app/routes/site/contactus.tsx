import { brand } from '@limelight/contracts/catalog';
import { pageHead } from '../../../features/site/head.ts';
import { ContactPage } from '../../../features/site/pages/plain-pages.tsx';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

export const meta = () =>
  pageHead({
    path: '/contactus',
    title: 'Contact',
    description: `How to reach ${brand.name} by e-mail, telephone and post, and when somebody answers.`,
    crumbs: [{ name: 'Contact', path: '/contactus' }],
  });

export default function Contact() {
  return (
    <Site>
      <ContactPage />
    </Site>
  );
}
