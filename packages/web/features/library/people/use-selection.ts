import { useCallback, useState } from 'react';

export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const setAll = useCallback((all: readonly string[]) => setIds(new Set(all)), []);
  return { ids, toggle, setAll };
}
