import { z } from 'zod';
import { ReadingFault } from './fault.ts';

const seconds = z.coerce.number().min(0).max(1e6);
/** The namespace of podcasts. */
const segments = z.object({
  segments: z.array(z.object({ startTime: seconds, speaker: z.string().nullish(), body: z.string() })),
});
/** YouTube's own format. */
const events = z.object({
  events: z.array(
    z.object({
      tStartMs: z.coerce.number().default(0),
      segs: z.array(z.object({ utf8: z.string().nullish() })).nullish(),
    }),
  ),
});

const clock = (at: number) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(at / 3600)}:${two((at / 60) % 60)}:${two(at % 60)}.000`;
};

const line = (text: string) => text.replace(/\s+/g, ' ').replace(/-->/g, '–').trim();

/** Rewrites a transcript in JSON as WebVTT. Throws for any other JSON. */
export function vttOfJson(json: string): string {
  const document: unknown = JSON.parse(json);
  const podcast = segments.safeParse(document).data;
  const tube = podcast === undefined ? events.safeParse(document).data : undefined;
  const cues =
    podcast?.segments.map(({ startTime, speaker, body }) => ({
      at: startTime,
      speaker: speaker ?? '',
      text: body,
    })) ??
    tube?.events.map(({ tStartMs, segs }) => ({
      at: tStartMs / 1000,
      speaker: '',
      text: (segs ?? []).map(({ utf8 }) => utf8 ?? '').join(''),
    }));
  if (cues === undefined) throw new ReadingFault('unreadable');
  const blocks = cues
    .map(({ at, speaker, text }) => ({ at, speaker: line(speaker).replace(/[<>]/g, ''), text: line(text) }))
    .filter(({ text }) => text !== '')
    .map(({ at, speaker, text }) => {
      const voice = speaker === '' ? '' : `<v ${speaker}>`;
      const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      return `${clock(at)} --> ${clock(at + 1)}\n${voice}${words}`;
    });
  return ['WEBVTT', ...blocks].join('\n\n');
}
