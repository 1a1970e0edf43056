import type { Refusal } from '../refusal.ts';

export const sourceErrors = {
  source_type_unknown: {
    status: 415,
    message: 'Use a PDF, DOCX, TXT, MD, VTT or SRT file. For any other file, paste its text.',
  },
  source_misnamed: {
    status: 415,
    message: 'The content of this file does not match its name. Download it again, or paste its text.',
  },
  source_unreadable: {
    status: 422,
    message: 'We could not read that file. Save it again, or paste its text.',
  },
  source_locked: {
    status: 422,
    message: 'This file is protected with a password. Save a copy without one, or paste its text.',
  },
  source_no_text: {
    status: 422,
    message: 'This PDF is a scan without text. Paste the text, or use a version with text.',
  },
  source_empty: {
    status: 422,
    message: 'This source has no text to write from. Choose another, or paste the text.',
  },
  source_too_large: { status: 413, message: 'That file is too large. Use one of at most 10 MB.' },
  source_too_many_pages: {
    status: 413,
    message: 'That document has too many pages. Add only the part you want to write about.',
  },
  source_too_long: {
    status: 413,
    message: 'A source can have at most 120,000 characters. Add only the part you want to write about.',
  },
  source_limit: { status: 409, message: 'A post can have five sources. Remove one to add another.' },
  source_page_unreadable: {
    status: 422,
    message:
      'There is no article to read on that page. If you see one in your browser, copy its text and paste it under ‘Text or notes’.',
  },
  source_page_missing: {
    status: 422,
    message: 'There is no page at that address. Check it for a missing letter, or paste the text.',
  },
  source_page_closed: {
    status: 422,
    message: 'That page requires signing in, or blocks programs. Open it in your browser and paste its text.',
  },
  source_page_silent: {
    status: 422,
    message: 'That site is not responding. Check the address, try again later, or paste the text.',
  },
  source_page_other: {
    status: 422,
    message: 'That address leads to neither a page nor a PDF. Download the file and add it here.',
  },
  source_page_too_large: {
    status: 422,
    message: 'That page is too large to read. Paste the part you want to write about.',
  },
  source_page_video: {
    status: 422,
    message:
      'This video has no captions or description that we can read. Copy its transcript and add it as a transcript.',
  },
  source_page_linkedin: {
    status: 422,
    message: 'LinkedIn shows this to signed-in people only. Open it there and paste its text.',
  },
} as const satisfies Record<string, Refusal>;
