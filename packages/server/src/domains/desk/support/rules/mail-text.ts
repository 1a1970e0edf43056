/** Everything from this line on is our own email, and is cut off from replies. */
export const replyMark = '— Write your answer above this line —';

const introductions = [
  /^-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d.origine|mensaje original)\s*-{2,}$/i,
  /^_{20,}$/,
  /^.{0,200}<[^<>\s]+@[^<>\s]+>.{0,60}:$/,
];
/**
 * "On Saturday … wrote:" in common languages. It contains a date or an address, which distinguishes it from a sentence.
 */
const whoWrote =
  /^(on|am|le|el|il|op|em|den)\b(?=.*[\d@]).{4,300}\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev)\b.{0,120}:$/i;
/** Long ones wrap onto this many lines. */
const whoWroteLines = 3;
const outlookHead = /^\*?(from|von|de|da)\*?:\s.+/i;
const outlookNext = /^\*?(sent|date|gesendet|datum|envoyé|enviado|inviato|to|an|subject)\*?:\s/i;
const signatures = [
  /^--\s?$/,
  /^(sent|get outlook|gesendet|envoyé|enviado) (from|for|von|depuis|desde) (my|mein|mon|mi|ios|android).{0,60}$/i,
];

/** Longer lines are not introductions, and matching them could take as long as their author wants. */
const longestLine = 600;

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  if (line.includes(replyMark)) return true;
  if (line.length > longestLine) return false;
  if (introductions.some((form) => form.test(line))) return true;
  for (let count = 1; count <= whoWroteLines; count += 1) {
    const joined = lines.slice(index, index + count).map((part) => part.trim());
    if (whoWrote.test(joined.join(' ').slice(0, longestLine))) return true;
  }
  return (
    outlookHead.test(line) && lines.slice(index + 1, index + 4).some((next) => outlookNext.test(next.trim()))
  );
}

/** The sender's own text, without quoted text and signature. Empty for an email that only consists of a quotation. */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const kept: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (beginsQuote(lines, index) || signatures.some((form) => form.test(line.trimEnd()))) break;
    if (/^\s*>/.test(line)) continue;
    kept.push(line.trimEnd());
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

type Headers = ReadonlyMap<string, string>;

/**
 * True when a program sent it, because answering those causes loops: auto-replies, lists, bulk mail and delivery
 * reports. Follows RFC 3834 and common practice.
 */
export function isAutomatic(headers: Headers, from: string): boolean {
  const of = (name: string) => (headers.get(name) ?? '').trim().toLowerCase();
  const submitted = of('auto-submitted');
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (/^(bulk|junk|list|auto_reply)/.test(of('precedence'))) return true;
  if (
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'x-failed-recipients'].some((name) =>
      headers.has(name),
    )
  )
    return true;
  if (headers.has('return-path') && of('return-path').replaceAll(' ', '') === '<>') return true;
  if (of('content-type').startsWith('multipart/report')) return true;
  return /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i.test(from);
}
