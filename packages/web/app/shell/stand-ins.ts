const names: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  mail: 'email',
  google: 'Google',
  payment: 'payment',
  jobs: 'job boards',
};

/** For example "LinkedIn and email are simulated on this computer.", or null when there are none. */
export function standInSentence(parts: readonly string[]): string | null {
  if (parts.length === 0) return null;
  const words = parts.map((part) => names[part] ?? part);
  const list = words.length === 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  const sentence =
    words.length === 1 ? `${list} is simulated on this computer.` : `${list} are simulated on this computer.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
