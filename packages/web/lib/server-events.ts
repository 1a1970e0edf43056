export interface ServerEvent {
  event: string;
  data: string;
}

/** Accepts text in chunks cut anywhere and returns the completed events. */
export interface ServerEventParser {
  push: (chunk: string) => ServerEvent[];
}

/**
 * Parses as the HTML standard requires: lines end with LF, CRLF or CR, `data` lines are joined with a line feed, lines
 * that start with a colon are comments, and an event without data or cut off by the end of the stream is dropped.
 */
export function createServerEventParser(): ServerEventParser {
  let rest = '';
  let first = true;
  let event = '';
  let data: string[] = [];

  function take(line: string): ServerEvent | null {
    if (line === '') {
      const done = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null;
      event = '';
      data = [];
      return done;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    return null;
  }

  return {
    push: (chunk) => {
      let text = rest + chunk;
      if (first && text !== '') {
        text = text.replace(/^\uFEFF/, '');
        first = false;
      }
      const events: ServerEvent[] = [];
      let start = 0;
      for (let at = 0; at < text.length; at += 1) {
        const sign = text[at];
        if (sign !== '\n' && sign !== '\r') continue;
        // A CR at the very end may be the first half of a CRLF.
        if (sign === '\r' && at === text.length - 1) break;
        const found = take(text.slice(start, at));
        if (found) events.push(found);
        if (sign === '\r' && text[at + 1] === '\n') at += 1;
        start = at + 1;
      }
      rest = text.slice(start);
      return events;
    },
  };
}
