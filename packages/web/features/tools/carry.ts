const start = '/dashboard/generate-post?idea=';
/** The longest return path that signing up keeps. */
const longestPath = 500;

/** The editor path for `text`, cut at a word where the address would be too long to survive signing up. */
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
