/** Passages of a text that its material does not bear out. `where` names the material. */
export function Unsupported({ words, where }: { words: readonly string[]; where: string }) {
  if (words.length === 0) return null;
  const listed = words.map((one) => (/^[“"„«‘]/u.test(one) ? one : `“${one}”`)).join(', ');
  return (
    <p>
      Not in {where}: {listed}. Check {words.length === 1 ? 'it' : 'them'} before you use the text.
    </p>
  );
}
