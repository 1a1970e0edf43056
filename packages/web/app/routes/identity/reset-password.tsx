import { brand } from '@limelight/contracts/catalog';
import { ResetPasswordPage } from '../../../features/accounts/identity/pages/reset-password-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/reset-password',
    title: 'New password',
    description: `Choose a new password for ${brand.name}.`,
    unlisted: true,
  });

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
