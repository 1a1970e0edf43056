const start = '/dashboard/generate-post?idea=';
/** The longest way back that signing up keeps. */
const longestPath = 500;

/** Where a post begins with `text`, cut at a word where signing up would not keep so long an address. */
export function carry(text: string): string {
  const words = text.trim().split(/(\s+)/u);
  let kept = '';
  for (const word of words) {
    const next = `${start}${encodeURIComponent(kept + word)}`;
    if (next.length > longestPath) return `${start}${encodeURIComponent(kept.trimEnd())}`;
    kept += word;
  }
  return `${start}${encodeURIComponent(kept)}`;
}
