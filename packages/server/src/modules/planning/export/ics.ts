/** One event of a calendar. Times are instants; a post is a moment and stands for a quarter of an hour. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  /** When this was last changed. */
  changedAt: Date;
  start: Date;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  description: string;
  url: string | null;
}

/** RFC 5545, 3.1: lines end with CRLF and hold 75 octets at most. */
const lineOctets = 75;

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks are escaped; other control characters may not stand in it. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .toWellFormed()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');
}

/** Breaks a line into ones of 75 octets at most, never inside a character; each later one begins with a space. */
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

/** An instant as RFC 5545 writes it in UTC, such as 20310312T090000Z. */
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

/** A calendar as RFC 5545 writes it. `name` is what calendars show; they are asked to look again every half hour. */
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
