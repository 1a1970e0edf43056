import { brand } from '@limelight/contracts/catalog';
import { pageHead } from '../../../features/site/head.ts';
import { ContactPage } from '../../../features/site/pages/plain-pages.tsx';
import { ContactForm } from '../../../features/desk/support/contact/contact-form.tsx';
import { Site } from '../../site.tsx';

export const meta = () =>
  pageHead({
    path: '/contactus',
    title: 'Contact',
    description: `How to reach ${brand.name} by email, telephone and post, and when we reply.`,
    crumbs: [{ name: 'Contact', path: '/contactus' }],
  });

export default function Contact() {
  return (
    <Site>
      <ContactPage form={<ContactForm />} />
    </Site>
  );
}
