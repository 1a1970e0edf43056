import { Button } from './button.tsx';

/** Loads the next page of a list. Hidden when there is none. */
export function ShowMore({
  list,
  children,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** For example "Show more pictures". */
  children: string;
}) {
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
