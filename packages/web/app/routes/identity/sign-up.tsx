import { brand } from '@limelight/contracts/catalog';
import { SignUpPage } from '../../../features/identity/pages/sign-up-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/sign-up',
    title: 'Sign up',
    description: `Open an account at ${brand.name}: an e-mail address is enough, no card is asked for, and free credits come with it.`,
  });

export default function SignUp() {
  return <SignUpPage />;
}
