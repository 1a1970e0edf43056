import { brand } from '@limelight/contracts/catalog';
import { ReturnPage } from '../../../features/accounts/identity/pages/return-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/auth/callback/google',
    title: 'Signing in',
    description: `Returning from the sign-in page to ${brand.name}.`,
    unlisted: true,
  });

export default function SignInCallback() {
  return <ReturnPage />;
}
