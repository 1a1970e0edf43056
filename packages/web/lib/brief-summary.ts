import type { BriefSettings } from '@limelight/contracts';
import { postFormats, postGoals, postLanguages, postLengths, postTones } from '@limelight/contracts/catalog';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The settings of a brief in one line: "List · plain, short · English · for founders · wants comments · 2 points". */
export function briefSummary(settings: BriefSettings): string {
  const { format, tone, length, language, audience, goal, emoji, hashtags, callToAction, mustSay, never } =
    settings;
  const points = mustSay.filter((point) => point.trim() !== '').length;
  const words = never.filter((word) => word.trim() !== '').length;
  return [
    ...(format === 'auto' ? [] : [postFormats[format]]),
    [
      format === 'auto' ? postTones[tone] : postTones[tone].toLowerCase(),
      ...(length === 'auto' ? [] : [postLengths[length].toLowerCase()]),
    ].join(', '),
    ...(language === 'auto' ? [] : [postLanguages[language]]),
    ...(audience.trim() === '' ? [] : [`for ${audience.trim()}`]),
    ...(goal === 'none' ? [] : [`for ${postGoals[goal].toLowerCase()}`]),
    ...(emoji === 'like' ? [] : [emoji === 'none' ? 'no emoji' : 'a few emoji']),
    ...(hashtags === 'like' ? [] : [hashtags === 'none' ? 'no hashtags' : 'a few hashtags']),
    ...(callToAction.trim() === '' ? [] : ['a call to action']),
    ...(points === 0 ? [] : [`must say ${counted(points, 'point', 'points')}`]),
    ...(words === 0 ? [] : [`never says ${counted(words, 'thing', 'things')}`]),
  ].join(' · ');
}
