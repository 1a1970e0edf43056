import { brand } from '@limelight/contracts/catalog';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import { Site } from '../site.tsx';

export const meta = () => [
  { title: `Page not found · ${brand.name}` },
  {
    name: 'description',
    content: 'Nothing stands at this address. The start page, the tools and the help lead on.',
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
