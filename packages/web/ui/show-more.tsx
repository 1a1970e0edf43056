import { Button } from './button.tsx';

/** Loads the next page of a list. Hidden when there is none. */
export function ShowMore({
  list,
  className,
  children,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  className?: string | undefined;
  /** For example "Show more pictures". */
  children: string;
}) {
  if (!list.hasNextPage) return null;
  return (
    <div className={className}>
      <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
