import { brand } from '@limelight/contracts/catalog';
import { ResetPasswordPage } from '../../../features/identity/pages/reset-password-page.tsx';

export const meta = () => [{ title: `New password · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
