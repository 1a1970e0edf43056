import { brand } from '@limelight/contracts/catalog';
import { useLoaderData } from 'react-router';
import { faq, type FaqCategory } from '../../../content/faq.ts';
import { plannedRoutes } from '../../../features/planned/planned-routes.ts';
import { pageHead } from '../../../features/site/head.ts';
import { FaqPage } from '../../../features/site/pages/faq-page.tsx';
import { Site } from '../../site.tsx';

interface Loaded {
  categories: FaqCategory[];
}

export function loader(): Loaded {
  return { categories: faq(plannedRoutes.map((route) => route.title.toLowerCase())) };
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
    <Site>
      <FaqPage categories={categories} />
    </Site>
  );
}
