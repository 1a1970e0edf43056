import { brand } from '@limelight/contracts/catalog';
import { VerifyEmailPage } from '../../../features/identity/pages/verify-email-page.tsx';

export const meta = () => [{ title: `Confirm your e-mail address · ${brand.name}` }];

export default function VerifyEmail() {
  return <VerifyEmailPage />;
}
