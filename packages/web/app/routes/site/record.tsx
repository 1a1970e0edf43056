import { RecordPage } from '../../../features/posts/record/record-page.tsx';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/record',
    title: 'Whose words',
    description: 'Where each sentence of a published post comes from, as its author recorded it.',
    unlisted: true,
  });

export default function RecordRoute() {
  return <RecordPage />;
}
