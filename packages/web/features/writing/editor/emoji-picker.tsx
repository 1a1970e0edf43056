import styles from './format-bar.module.css';

const emoji = [
  ['👉', 'Pointing right'],
  ['👇', 'Pointing down'],
  ['✅', 'Check mark'],
  ['❌', 'Cross mark'],
  ['⚠️', 'Warning'],
  ['💡', 'Light bulb'],
  ['🎯', 'Target'],
  ['🔑', 'Key'],
  ['📈', 'Chart rising'],
  ['📉', 'Chart falling'],
  ['📊', 'Bar chart'],
  ['🧠', 'Brain'],
  ['🧭', 'Compass'],
  ['🛠️', 'Tools'],
  ['⏱️', 'Stopwatch'],
  ['📅', 'Calendar'],
  ['📣', 'Megaphone'],
  ['🚀', 'Rocket'],
  ['🏁', 'Finish flag'],
  ['🏆', 'Trophy'],
  ['🌱', 'Seedling'],
  ['🔥', 'Fire'],
  ['⭐', 'Star'],
  ['✨', 'Sparkles'],
  ['🙏', 'Thank you'],
  ['👏', 'Clapping'],
  ['🙌', 'Raised hands'],
  ['👋', 'Waving'],
  ['👍', 'Thumbs up'],
  ['🤝', 'Handshake'],
  ['💬', 'Speech bubble'],
  ['❤️', 'Heart'],
  ['🙂', 'Smiling'],
  ['😄', 'Laughing'],
  ['😅', 'Relieved'],
  ['🤔', 'Thinking'],
  ['😬', 'Grimacing'],
  ['🎉', 'Celebration'],
  ['☕', 'Coffee'],
  ['1️⃣', 'Number one'],
] as const;

/** A small set that posts are written with; the system's own picker has the rest. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <fieldset className={styles.emoji} aria-label="Emoji">
      {emoji.map(([sign, name]) => (
        <button key={sign} type="button" aria-label={name} title={name} onClick={() => onPick(sign)}>
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
