import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** Something the palette can do. */
export interface Command {
  /** Unique: a later registration with the same id takes the place of the earlier. */
  id: string;
  label: string;
  description?: string;
  /** Heading it stands under. */
  group: string;
  /** Further words it is found by. */
  keywords?: string[];
  icon?: ReactNode;
  /** Shown beside it and, where it is a single key or `mod+key`, bound while no field has the focus. */
  keys?: string;
  run: () => void;
}

/** Finds commands for what is typed, such as the posts whose text holds it. */
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

/** Adds commands to the palette. Returns how to take them away. */
export function registerCommands(added: readonly Command[]): () => void {
  const ids = new Set(added.map((command) => command.id));
  commands = [...commands.filter((command) => !ids.has(command.id)), ...added];
  changed();
  return () => {
    commands = commands.filter((command) => !added.includes(command));
    changed();
  };
}

/** Adds a source that is asked as the person types in the palette. Returns how to take it away. */
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

/** Registers commands while the component is there. Memoise the list. */
export function useCommands(added: readonly Command[]): void {
  useEffect(() => registerCommands(added), [added]);
}

/** Registers a source while the component is there. */
export function useCommandSource(source: CommandSource): void {
  useEffect(() => registerCommandSource(source), [source]);
}

/** Every command that is registered now. */
export function useCommandList(): readonly Command[] {
  return useSyncExternalStore(subscribe, listCommands, listCommands);
}
