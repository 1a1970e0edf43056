import { useLoaderData } from 'react-router';
import { documents, type Document } from '../../../content/legal.ts';
import { guides } from '../../../content/pages.ts';
import { pageHead, type Crumb } from '../../../features/site/head.ts';
import { DocumentPage } from '../../../features/site/pages/document-page.tsx';
import { printedOnly } from '../../printed-only.ts';
import { printedPath } from '../../printed-path.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

export function loader({ request }: { request: Request }): Document {
  const path = printedPath(request);
  const found = [...documents, ...guides].find((document) => document.path === path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  return found;
}

function crumbsOf({ path, title }: Document): Crumb[] {
  const here = { name: title, path };
  return path.startsWith('/help/') ? [{ name: 'Help', path: '/help' }, here] : [here];
}

export const meta = ({ loaderData }: { loaderData: Document | undefined }) =>
  loaderData ? pageHead({ ...loaderData, crumbs: crumbsOf(loaderData) }) : [];

export default function DocumentRoute() {
  const document = useLoaderData<typeof loader>();
  return (
    <Site>
      <DocumentPage document={document} crumbs={crumbsOf(document)} />
    </Site>
  );
}
