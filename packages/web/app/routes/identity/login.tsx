import { brand } from '@limelight/contracts/catalog';
import { LogInPage } from '../../../features/identity/pages/log-in-page.tsx';

export const meta = () => [{ title: `Log in · ${brand.name}` }];

export default function LogIn() {
  return <LogInPage />;
}
