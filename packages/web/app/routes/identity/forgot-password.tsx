import { brand } from '@limelight/contracts/catalog';
import { ForgotPasswordPage } from '../../../features/accounts/identity/pages/forgot-password-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/forgot-password',
    title: 'Forgotten password',
    description: `Get a link from ${brand.name} to set a new password.`,
    unlisted: true,
  });

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
