import { brand } from '@limelight/contracts/catalog';
import { SignUpPage } from '../../../features/accounts/identity/pages/sign-up-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/sign-up',
    title: 'Sign up',
    description: `Create a ${brand.name} account with your email address. No card needed, and free credits are included.`,
  });

export default function SignUp() {
  return <SignUpPage />;
}
