import { useLoaderData } from 'react-router';
import { tools, type Tool } from '../../../content/tools.ts';
import { Closing } from '../../../features/site/closing.tsx';
import { pageHead, type Crumb } from '../../../features/site/head.ts';
import { Questions } from '../../../features/site/questions.tsx';
import { Section } from '../../../features/site/section.tsx';
import { Stage } from '../../../features/site/stage.tsx';
import { ToolBench } from '../../../features/tools/tool.tsx';
import { printedPath } from '../../printed-path.ts';
import { Site } from '../../site.tsx';

export function loader({ request }: { request: Request }): Tool {
  const path = printedPath(request);
  const found = tools.find((tool) => tool.path === path);
  if (!found) throw new Error(`No tool stands at ${path}.`);
  return found;
}

const crumbsOf = ({ name, path }: Tool): Crumb[] => [
  { name: 'Tools', path: '/tools' },
  { name, path },
];

export const meta = ({ loaderData }: { loaderData: Tool | undefined }) =>
  loaderData
    ? pageHead({
        path: loaderData.path,
        title: loaderData.name,
        description: loaderData.description,
        questions: loaderData.questions,
        crumbs: crumbsOf(loaderData),
      })
    : [];

export default function ToolRoute() {
  const tool = useLoaderData<typeof loader>();
  return (
    <Site>
      <Stage title={tool.name} words={tool.lead} crumbs={crumbsOf(tool)} />
      <ToolBench id={tool.id} />
      <Section title={tool.advice.title} words={tool.advice.words} />
      <Section title="Questions">
        <Questions questions={tool.questions} />
      </Section>
      <Closing />
    </Site>
  );
}
