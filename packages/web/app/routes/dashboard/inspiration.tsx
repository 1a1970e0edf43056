import { brand } from '@limelight/contracts/catalog';
import { ImportCard } from '../../../features/library/imports/import-card.tsx';
import { InspirationPage } from '../../../features/library/inspiration/inspiration-page.tsx';

export const meta = () => [{ title: `Inspiration · ${brand.name}` }];

export default function InspirationRoute() {
  return <InspirationPage imports={<ImportCard title="Add posts" asksWhose holds="posts" />} />;
}
