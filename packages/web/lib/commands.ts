import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

export interface Command {
  /** Unique. A later registration with the same id replaces the earlier one. */
  id: string;
  label: string;
  description?: string;
  group: string;
  /** More words that find it. */
  keywords?: string[];
  icon?: ReactNode;
  /** Shown next to the command. A single key or `mod+key` is also bound while no field has the focus. */
  keys?: string;
  run: () => void;
}

/** Finds commands for the typed query, such as the posts that contain it. */
export type CommandSource = (query: string, signal: AbortSignal) => Promise<Command[]>;

let commands: readonly Command[] = [];
let sources: readonly CommandSource[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds commands to the palette. Returns a function that removes them. */
export function registerCommands(added: readonly Command[]): () => void {
  const ids = new Set(added.map((command) => command.id));
  commands = [...commands.filter((command) => !ids.has(command.id)), ...added];
  changed();
  return () => {
    commands = commands.filter((command) => !added.includes(command));
    changed();
  };
}

/** Adds a source that is queried as the user types in the palette. Returns a function that removes it. */
export function registerCommandSource(source: CommandSource): () => void {
  sources = [...sources, source];
  changed();
  return () => {
    sources = sources.filter((one) => one !== source);
    changed();
  };
}

export function listCommands(): readonly Command[] {
  return commands;
}

export function listCommandSources(): readonly CommandSource[] {
  return sources;
}

/** Registers commands while the component is mounted. The list must be memoised. */
export function useCommands(added: readonly Command[]): void {
  useEffect(() => registerCommands(added), [added]);
}

/** Registers a source while the component is mounted. */
export function useCommandSource(source: CommandSource): void {
  useEffect(() => registerCommandSource(source), [source]);
}

export function useCommandList(): readonly Command[] {
  return useSyncExternalStore(subscribe, listCommands, listCommands);
}
