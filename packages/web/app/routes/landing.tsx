import { brand } from '@limelight/contracts/catalog';
import { LandingPage } from '../../features/landing/landing-page.tsx';

export const meta = () => [
  { title: `${brand.name} · ${brand.tagline}` },
  { name: 'description', content: `${brand.headline}. ${brand.subline}.` },
];

export default function Landing() {
  return <LandingPage />;
}
