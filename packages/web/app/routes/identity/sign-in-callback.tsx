import { brand } from '@limelight/contracts/catalog';
import { ReturnPage } from '../../../features/identity/pages/return-page.tsx';

export const meta = () => [{ title: `Signing in · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function SignInCallback() {
  return <ReturnPage />;
}
