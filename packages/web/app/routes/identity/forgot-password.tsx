import { brand } from '@limelight/contracts/catalog';
import { ForgotPasswordPage } from '../../../features/identity/pages/forgot-password-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/forgot-password',
    title: 'Forgotten password',
    description: `Ask ${brand.name} for a mail with a link to a new password.`,
    unlisted: true,
  });

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
