import { tools, type Tool } from '../content/tools.ts';
import { printedPath } from './printed-path.ts';

export interface LoadedTool {
  tool: Tool;
}

export function loadTool({ request }: { request: Request }): LoadedTool {
  const path = printedPath(request);
  const tool = tools.find((one) => one.path === path);
  if (!tool) throw new Error(`No tool stands at ${path}.`);
  return { tool };
}
