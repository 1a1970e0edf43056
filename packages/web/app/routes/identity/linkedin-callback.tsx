import { brand } from '@limelight/contracts/catalog';
import { ReturnPage } from '../../../features/accounts/identity/pages/return-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/linkedin/callback',
    title: 'LinkedIn',
    description: `Returning from LinkedIn to ${brand.name}.`,
    unlisted: true,
  });

export default function LinkedinCallback() {
  return <ReturnPage />;
}
