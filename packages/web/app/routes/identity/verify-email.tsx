import { brand } from '@limelight/contracts/catalog';
import { VerifyEmailPage } from '../../../features/accounts/identity/pages/verify-email-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/verify-email',
    title: 'Confirm your email address',
    description: `Confirm your email address for ${brand.name}.`,
    unlisted: true,
  });

export default function VerifyEmail() {
  return <VerifyEmailPage />;
}
