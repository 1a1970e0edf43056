import { lazy, Suspense } from 'react';
import type { ToolId } from '../../content/tools.ts';
import { ProfileAnalyzer } from './analyzer-tool.tsx';
import { HeadlineGenerator, HookGenerator } from './line-tools.tsx';
import { PostGenerator } from './post-tool.tsx';

/** It brings the engine that draws slides, which the other tools do without. */
const GraphicGenerator = lazy(async () => ({
  default: (await import('./graphic-tool.tsx')).GraphicGenerator,
}));

const components = {
  'post-generator': PostGenerator,
  'hook-generator': HookGenerator,
  'profile-headline-generator': HeadlineGenerator,
  'profile-analyzer': ProfileAnalyzer,
} as const satisfies Record<Exclude<ToolId, 'graphic-generator'>, unknown>;

/** The working part of a tool's page. */
export function ToolBench({
  id,
  printed,
}: {
  id: ToolId;
  /** What the graphic generator shows before it is touched. */
  printed: { src: string; alt: string } | null;
}) {
  if (id === 'graphic-generator')
    return (
      <Suspense>
        <GraphicGenerator printed={printed} />
      </Suspense>
    );
  const Component = components[id];
  return <Component />;
}
