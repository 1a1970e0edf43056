import type { Format } from '../brief.ts';
import type { Role } from '../parse/features.ts';
import type { Material } from '../parse/material.ts';

export type Shape = Exclude<Format, 'auto'>;

/** What each format likes to open with, best first. */
const OPENS_WITH: Record<Shape, readonly Role[]> = {
  story: ['confession', 'turn', 'quote', 'action', 'figure'],
  lesson: ['confession', 'lesson', 'turn', 'change', 'quote'],
  'how-to': ['change', 'advice', 'figure', 'turn'],
  list: ['belief', 'fact', 'figure', 'lesson'],
  opinion: ['belief', 'turn', 'fact', 'lesson'],
  contrarian: ['turn', 'belief', 'advice', 'confession'],
  'case-study': ['change', 'figure', 'turn', 'action'],
  announcement: ['news', 'figure', 'change', 'action'],
  question: ['question', 'figure', 'turn'],
  hiring: ['news', 'fact', 'figure'],
  milestone: ['figure', 'news', 'change', 'confession'],
};

/** Extra points for opening a post of this format with a sentence of this role. */
export function formatBonus(shape: Shape, role: Role): number {
  const place = OPENS_WITH[shape].indexOf(role);
  return place < 0 ? 0 : 3 - place * 0.6;
}

/** Extra points for the way an opening is made, where a format has its own. */
export function kindBonus(shape: Shape, kind: string): number {
  if (shape === 'case-study') return kind === 'lines' ? 3 : kind === 'figure' ? 1 : 0;
  if (shape === 'milestone') return kind === 'tally' ? 3 : 0;
  if (shape === 'list' || shape === 'hiring' || shape === 'announcement') return kind === 'straight' ? 2 : 0;
  return 0;
}

/** The format the material asks for, when the person leaves it to the writer. */
export function chooseShape(material: Material): Shape {
  const sentences = material.units.flatMap((unit) => unit.sentences);
  const text = [...sentences, ...material.units.map((unit) => ({ text: unit.list?.intro ?? '' }))]
    .map((sentence) => sentence.text)
    .join(' ')
    .toLowerCase();
  const lists = material.units.filter((unit) => unit.list);
  const count = (role: Role) => sentences.filter((sentence) => sentence.role === role).length;
  const first = sentences[0];
  if (
    /\b(?:we're|we are|i'm|i am|now) hiring\b|\bjoin (?:our|my) team\b|\bopen (?:role|position)\b/.test(text)
  )
    return 'hiring';
  if (
    sentences.length > 0 &&
    sentences.length <= 6 &&
    (first?.role === 'question' || /\bnot sure whether\b/.test(text)) &&
    !material.units[0]?.lines
  )
    return 'question';
  if (
    lists.some((unit) => unit.list?.ordered) ||
    count('advice') >= 3 ||
    /^how (?:i|we|to)\b(?! (?:got|was|were|lost|failed|ended up|became|nearly|almost|fell)\b)/.test(text)
  )
    return 'how-to';
  if (lists.some((unit) => (unit.list?.items.length ?? 0) >= 3) && sentences.length < 4) return 'list';
  if (
    /\b(?:launching|launched|is live|now live|is free now|available now|speaking at|shipped v|announc|i joined|got promoted|looking for a (?:new )?(?:role|job|position))\b/.test(
      text,
    ) ||
    (first?.role === 'news' && sentences.length < 4)
  )
    return 'announcement';
  if (
    /\b(?:everyone says|everybody says|people (?:say|think)|most people|unpopular|they say|stop (?:giving|doing|asking|hiring|writing))\b/.test(
      text,
    )
  )
    return 'contrarian';
  if (count('confession') > 0) return count('lesson') > 0 ? 'lesson' : 'story';
  if (count('change') > 0) return 'case-study';
  if (count('belief') > 0) return 'opinion';
  if (/\b(?:years? of|th (?:customer|user|employee)|anniversary)\b/.test(text)) return 'milestone';
  return count('lesson') > 0 ? 'lesson' : 'story';
}
