import { brand } from '@limelight/contracts/catalog';
import { VerifyEmailPage } from '../../../features/identity/pages/verify-email-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/verify-email',
    title: 'Confirm your e-mail address',
    description: `The link in the mail from ${brand.name} leads here and confirms that the address is yours.`,
    unlisted: true,
  });

export default function VerifyEmail() {
  return <VerifyEmailPage />;
}
