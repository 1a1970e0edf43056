import { brand } from '@limelight/contracts/catalog';
import { ButtonLink } from '../../ui/button.tsx';

export function LandingPage() {
  return (
    <main>
      <h1>{brand.headline}</h1>
      <p>{brand.subline}</p>
      <ButtonLink look="accent" to="/dashboard">
        Try {brand.name} for Free
      </ButtonLink>
    </main>
  );
}
