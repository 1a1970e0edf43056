const shows: Readonly<Record<string, string>> = {
  scheduled: 'scheduled',
  published: 'published',
  draft: 'drafts',
  failed: 'attention',
  unconfirmed: 'attention',
};

function postsPath(show: string, search: URLSearchParams): string {
  const kept = new URLSearchParams({ show });
  for (const name of ['q', 'folder', 'tag', 'sort']) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return `/dashboard/posts?${kept.toString()}`;
}

/** Where the former page of drafts is now. */
export function ofDrafts(search: URLSearchParams): string {
  return postsPath(search.get('show') === 'deleted' ? 'deleted' : 'drafts', search);
}

/** Where the lists are that the calendar used to show; null for a view of the calendar. */
export function ofCalendar(search: URLSearchParams): string | null {
  const view = search.get('view');
  if (view === null ? !search.has('status') && !search.has('q') : view !== 'list') return null;
  return postsPath(shows[search.get('status') ?? ''] ?? 'scheduled', search);
}
