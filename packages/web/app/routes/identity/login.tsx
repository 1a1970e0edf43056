import { brand } from '@limelight/contracts/catalog';
import { LogInPage } from '../../../features/accounts/identity/pages/log-in-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/login',
    title: 'Log in',
    description: `Log in to ${brand.name} to write, schedule and publish for LinkedIn, or continue with Google or LinkedIn.`,
  });

export default function LogIn() {
  return <LogInPage />;
}
