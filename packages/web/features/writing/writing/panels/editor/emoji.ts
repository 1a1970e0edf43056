export interface Emoji {
  sign: string;
  name: string;
  words: readonly string[];
}

/** Shown before anything is typed: the most common emoji in posts. */
const common =
  '👉 ✅ 💡 🚀 🎯 📈 🔥 🙏 👇 ❤️ 🎉 👏 💬 📌 ⚡ 🤝 💪 🌱 🧠 📣 ⏰ 📅 🔍 ❌ ⭐ 😀 😅 🤔 😊 👀'.split(' ');
const mostShown = 60;

/** Reads the word list of `emojilib`: each emoji with its name first, then other keywords. */
export function readEmoji(list: Readonly<Record<string, readonly string[]>>): Emoji[] {
  return Object.entries(list).map(([sign, words]) => ({
    sign,
    name: (words[0] ?? sign).replaceAll('_', ' '),
    words: words.flatMap((word) => word.toLowerCase().split('_')),
  }));
}

/** The emoji for which every typed word starts one of their words, matches of the name first. */
export function findEmoji(all: readonly Emoji[], typed: string): Emoji[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all.filter(({ sign }) => common.includes(sign));
  const fits = (words: readonly string[]) =>
    wanted.every((one) => words.some((word) => word.startsWith(one)));
  const found = all.filter(({ words }) => fits(words));
  const named = found.filter(({ name }) => fits(name.toLowerCase().split(' ')));
  return [...new Set([...named, ...found])].slice(0, mostShown);
}
