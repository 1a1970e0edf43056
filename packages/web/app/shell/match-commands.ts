import type { Command } from '../../lib/commands.ts';

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Ranks a command for the typed words: lower is better, null means no match. Every typed word must start a word of the
 * command.
 */
function rank(command: Command, typed: readonly string[]): number | null {
  const label = splitWords(command.label);
  const all = [...label, ...(command.keywords ?? []).flatMap(splitWords), ...splitWords(command.group)];
  if (!typed.every((word) => all.some((own) => own.startsWith(word)))) return null;
  return typed.every((word) => label.some((own) => own.startsWith(word)))
    ? label[0]?.startsWith(typed[0] ?? '')
      ? 0
      : 1
    : 2;
}

/** The matching commands, best first, or all of them for an empty query. */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const typed = splitWords(query);
  if (typed.length === 0) return [...commands];
  return commands
    .map((command) => ({ command, rank: rank(command, typed) }))
    .filter((one): one is { command: Command; rank: number } => one.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map((one) => one.command);
}

/** Groups commands by heading. Headings and commands keep the order of first appearance. */
export function groupCommands(commands: readonly Command[]): [string, Command[]][] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups];
}
