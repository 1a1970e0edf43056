import { brand, printedOrigin } from '@limelight/contracts/catalog';
import { inlineApiDocument } from '@limelight/contracts/openapi';
import { useLoaderData } from 'react-router';
import { referenceOf, type ReferenceGroup } from '../../../content/api-reference.ts';
import { pageHead } from '../../../features/site/head.ts';
// oxlint-disable-next-line import/default -- the query makes the address of the built file the default export
import live from '../../../features/site/live-faq.ts?worker&url';
import { ApiReferencePage } from '../../../features/site/pages/api-reference-page.tsx';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

interface Loaded {
  groups: ReferenceGroup[];
}

export function loader(): Loaded {
  return { groups: referenceOf(inlineApiDocument(printedOrigin)) };
}

export const meta = () =>
  pageHead({
    path: '/api-reference',
    title: 'API reference',
    description: `Every call of the ${brand.name} API with its fields, permissions and an example, webhooks, and assistants over MCP.`,
    crumbs: [{ name: 'API reference', path: '/api-reference' }],
  });

export default function ApiReference() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <Site>
        <ApiReferencePage groups={groups} />
      </Site>
      <script src={live} defer />
    </>
  );
}
