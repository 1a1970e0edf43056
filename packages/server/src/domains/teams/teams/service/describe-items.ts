import type { TeamItemKind } from '@limelight/contracts';
import type { Connection } from '../../../../platform/db/index.ts';
import type { ItemRow } from '../repository/items.ts';

/**
 * How the module that owns a kind of item names its items. It returns the titles by id of those that exist and belong
 * to the person; others are absent.
 */
export interface ItemDescriber {
  kind: TeamItemKind;
  describe: (
    connection: Connection,
    ownerId: string,
    itemIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
}

export type Describers = ReadonlyMap<TeamItemKind, ItemDescriber['describe']>;

export const describersOf = (all: readonly ItemDescriber[]): Describers =>
  new Map(all.map(({ kind, describe }) => [kind, describe]));

/** The titles by the id of the share. Items that no longer exist are absent. */
export async function titlesOf(
  connection: Connection,
  describers: Describers,
  rows: readonly ItemRow[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const group of Map.groupBy(rows, ({ kind, ownerId }) => `${kind} ${ownerId}`).values()) {
    const [{ kind, ownerId } = { kind: null, ownerId: '' }] = group;
    const describe = kind === null ? undefined : describers.get(kind);
    if (describe === undefined) continue;
    const found = await describe(
      connection,
      ownerId,
      group.map(({ itemId }) => itemId),
    );
    for (const { id, itemId } of group) {
      const title = found.get(itemId);
      if (title !== undefined) titles.set(id, title);
    }
  }
  return titles;
}
