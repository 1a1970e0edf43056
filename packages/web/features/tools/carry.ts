const start = '/dashboard/generate-post?idea=';
/** The longest way back that signing up keeps. */
const longestPath = 500;

/** Where a post begins with `text`: an address that survives signing up, and whether all of the text is in it. */
export function carry(text: string): { to: string; whole: boolean } {
  const words = text.trim().split(/(\s+)/u);
  let kept = '';
  for (const word of words) {
    const next = `${start}${encodeURIComponent(kept + word)}`;
    if (next.length > longestPath)
      return { to: `${start}${encodeURIComponent(kept.trimEnd())}`, whole: false };
    kept += word;
  }
  return { to: `${start}${encodeURIComponent(kept)}`, whole: true };
}
