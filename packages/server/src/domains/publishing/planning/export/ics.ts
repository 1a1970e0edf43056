/** A calendar event. Times are instants. A post has no duration, so its event lasts a quarter of an hour. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  /** The time of the last change. */
  changedAt: Date;
  start: Date;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  description: string;
  url: string | null;
}

/** RFC 5545, 3.1: lines end with CRLF and are at most 75 octets long. */
const lineOctets = 75;

/**
 * RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks are escaped. Other control characters are not allowed.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .toWellFormed()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');
}

/** Folds a line into lines of at most 75 octets, never within a character. Each continuation starts with a space. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

export function utcTime(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

const minutesLong = 15;

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(event.changedAt)}`,
    `LAST-MODIFIED:${utcTime(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utcTime(event.start)}`,
    `DTEND:${utcTime(new Date(event.start.getTime() + minutesLong * 60_000))}`,
    `STATUS:${event.status}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
  ];
}

/** A calendar in the format of RFC 5545. Calendars show its `name` and are asked to refresh every half hour. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
