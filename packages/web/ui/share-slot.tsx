import type { TeamItemKind } from '@limelight/contracts';
import { createContext, useContext, type ReactNode } from 'react';

/** Something of the person's own that can be shared with a workspace. */
export interface ShareableItem {
  kind: TeamItemKind;
  itemId: string;
  title: string;
}

const Slot = createContext<((item: ShareableItem) => ReactNode) | null>(null);

/** A route puts the button of the feature that shares into the pages of the features that own the items. */
export const ShareSlotProvider = Slot.Provider;

export function ShareSlot({ item }: { item: ShareableItem }) {
  const button = useContext(Slot);
  return button?.(item) ?? null;
}
