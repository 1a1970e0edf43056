import type { ToolId } from '../../content/tools.ts';
import { ProfileAnalyzer } from './analyzer-tool.tsx';
import { GraphicGenerator } from './graphic-tool.tsx';
import { HeadlineGenerator, HookGenerator } from './line-tools.tsx';
import { PostGenerator } from './post-tool.tsx';

const components = {
  'post-generator': PostGenerator,
  'hook-generator': HookGenerator,
  'profile-headline-generator': HeadlineGenerator,
  'graphic-generator': GraphicGenerator,
  'profile-analyzer': ProfileAnalyzer,
} as const satisfies Record<ToolId, unknown>;

/** The working part of a tool's page. */
export function ToolBench({ id }: { id: ToolId }) {
  const Component = components[id];
  return <Component />;
}
