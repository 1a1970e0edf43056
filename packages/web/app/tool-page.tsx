import type { ReactNode } from 'react';
import type { Tool } from '../content/tools.ts';
import { Closing } from '../features/site/closing.tsx';
import { pageHead, type Crumb } from '../features/site/head.ts';
import { Questions } from '../features/site/questions.tsx';
import { Section } from '../features/site/section.tsx';
import { Stage } from '../features/site/stage.tsx';
import type { LoadedTool } from './load-tool.server.ts';
import { Site } from './site.tsx';

const crumbsOf = ({ name, path }: Tool): Crumb[] => [
  { name: 'Tools', path: '/tools' },
  { name, path },
];

export function toolMeta({ loaderData }: { loaderData: LoadedTool | undefined }) {
  if (!loaderData) return [];
  const { tool } = loaderData;
  const { path, name, description, questions } = tool;
  return pageHead({ path, title: name, description, questions, crumbs: crumbsOf(tool) });
}

export function ToolPage({ tool, children }: { tool: Tool; children: ReactNode }) {
  return (
    <Site>
      <Stage title={tool.name} words={tool.lead} crumbs={crumbsOf(tool)} />
      {children}
      <Section title={tool.advice.title} words={tool.advice.words} />
      <Section title="Questions">
        <Questions questions={tool.questions} />
      </Section>
      <Closing />
    </Site>
  );
}
