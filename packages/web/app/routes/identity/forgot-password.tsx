import { brand } from '@limelight/contracts/catalog';
import { ForgotPasswordPage } from '../../../features/identity/pages/forgot-password-page.tsx';

export const meta = () => [{ title: `Forgotten password · ${brand.name}` }];

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
