/** The sentences of a notice: one as it is, several as a list. */
export function Items({ of }: { of: readonly string[] }) {
  if (of.length === 1) return of[0];
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
