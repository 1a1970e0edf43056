import { agentStep, type AgentStep } from './agents.ts';
import { agentFields, type AgentFieldKind, type AgentTool } from '../catalog/agent-tools.ts';

const noteBreak = /^\s*-{3,}\s*$/mu;
const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function fieldText(kind: AgentFieldKind, value: unknown): string {
  if (kind === 'yes') return value === true ? 'yes' : '';
  if (!Array.isArray(value))
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const separator = kind === 'addresses' ? '\n' : kind === 'notes' ? '\n---\n' : ', ';
  return value.map(String).join(separator);
}

function valueOf(kind: AgentFieldKind, text: string): unknown {
  switch (kind) {
    case 'addresses':
      return parts(text, /\n/u);
    case 'words':
      return parts(text, /[,\n]/u);
    case 'notes':
      return parts(text, noteBreak);
    case 'number':
      return text.trim() === '' ? undefined : Number(text);
    case 'yes':
      return text === 'yes';
    case 'text':
    case 'line':
      return text;
  }
}

/** The settings of a step as form values, by field. */
export function fieldTexts(step: AgentStep): Map<string, string> {
  const values = new Map<string, unknown>(Object.entries(step));
  return new Map(
    agentFields[step.tool].map(({ field, kind }) => [field, fieldText(kind, values.get(field))]),
  );
}

/** Parses form values into a step, or returns the fault of each field. Missing fields keep their default. */
export function readFieldTexts(
  tool: AgentTool,
  texts: ReadonlyMap<string, string>,
): { step: AgentStep } | { faults: Map<string, string> } {
  const given = agentFields[tool].flatMap(({ field, kind }) => {
    const text = texts.get(field);
    return text === undefined ? [] : [[field, valueOf(kind, text)] as const];
  });
  const parsed = agentStep.safeParse({ tool, ...Object.fromEntries(given) });
  if (parsed.success) return { step: parsed.data };
  const faults = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '');
    const line = typeof path[1] === 'number' ? `Line ${path[1] + 1}: ` : '';
    if (!faults.has(field)) faults.set(field, `${line}${message}`);
  }
  return { faults };
}
