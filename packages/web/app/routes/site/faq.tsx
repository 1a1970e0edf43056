import { brand } from '@limelight/contracts/catalog';
import { useLoaderData } from 'react-router';
import { faq, type FaqCategory } from '../../../content/faq.ts';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import live from '../../../features/site/live-faq.ts?worker&url';
import { pageHead } from '../../../features/site/head.ts';
import { FaqPage } from '../../../features/site/pages/faq-page.tsx';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

interface Loaded {
  categories: FaqCategory[];
}

export function loader(): Loaded {
  return { categories: faq() };
}

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) =>
  pageHead({
    path: '/faq',
    title: 'Frequently asked questions',
    description: `Short answers about ${brand.name}: getting started, tools, prices, privacy and technical support, with a search.`,
    crumbs: [{ name: 'FAQ', path: '/faq' }],
    questions: loaderData?.categories.flatMap((category) => category.questions) ?? [],
  });

export default function Faq() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <>
      <Site>
        <FaqPage categories={categories} />
      </Site>
      <script src={live} defer />
    </>
  );
}
