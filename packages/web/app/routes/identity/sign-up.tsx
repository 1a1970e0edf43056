import { brand } from '@limelight/contracts/catalog';
import { SignUpPage } from '../../../features/identity/pages/sign-up-page.tsx';

export const meta = () => [{ title: `Sign up · ${brand.name}` }];

export default function SignUp() {
  return <SignUpPage />;
}
