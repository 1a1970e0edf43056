import { brand } from '@limelight/contracts/catalog';
import { NotFoundPage } from '../../features/shell/not-found/not-found-page.tsx';
import { Site } from '../site.tsx';

export const meta = () => [
  { title: `Page not found · ${brand.name}` },
  {
    name: 'description',
    content: 'There is no page at this address. Try the home page, the tools or the help pages.',
  },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return (
    <Site>
      <NotFoundPage />
    </Site>
  );
}
