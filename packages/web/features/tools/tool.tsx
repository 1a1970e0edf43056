import type { ToolId } from '../../content/tools.ts';
import { ProfileAnalyzer } from './analyzer-tool.tsx';
import { GraphicGenerator } from './graphic-tool.tsx';
import { HeadlineGenerator, HookGenerator } from './line-tools.tsx';
import { PostGenerator } from './post-tool.tsx';

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
  if (id === 'graphic-generator') return <GraphicGenerator printed={printed} />;
  const Component = components[id];
  return <Component />;
}
