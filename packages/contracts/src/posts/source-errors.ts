import { refusals } from '../refusal.ts';

export const sourceErrors = {
  ...refusals(409, {
    source_limit: 'A post can have five sources. Remove one to add another.',
  }),
  ...refusals(413, {
    source_too_large: 'That file is too large. Use one of at most 10 MB.',
    source_too_many_pages: 'That document has too many pages. Add only the part you want to write about.',
    source_too_long:
      'A source can have at most 120,000 characters. Add only the part you want to write about.',
  }),
  ...refusals(415, {
    source_type_unknown: 'Use a PDF, DOCX, TXT, MD, VTT or SRT file. For any other file, paste its text.',
    source_misnamed:
      'The content of this file does not match its name. Download it again, or paste its text.',
  }),
  ...refusals(422, {
    source_unreadable: 'We could not read that file. Save it again, or paste its text.',
    source_locked: 'This file is protected with a password. Save a copy without one, or paste its text.',
    source_no_text: 'This PDF is a scan without text. Paste the text, or use a version with text.',
    source_empty: 'This source has no text to write from. Choose another, or paste the text.',
    source_page_unreadable:
      'There is no article to read on that page. If you see one in your browser, copy its text and paste it under ‘Text or notes’.',
    source_page_missing:
      'There is no page at that address. Check it for a missing letter, or paste the text.',
    source_page_closed:
      'That page requires signing in, or blocks programs. Open it in your browser and paste its text.',
    source_page_silent: 'That site is not responding. Check the address, try again later, or paste the text.',
    source_page_other: 'That address leads to neither a page nor a PDF. Download the file and add it here.',
    source_page_too_large: 'That page is too large to read. Paste the part you want to write about.',
    source_page_video:
      'This video has no captions or description that we can read. Copy its transcript and add it as a transcript.',
    source_page_linkedin: 'LinkedIn shows this to signed-in people only. Open it there and paste its text.',
  }),
};
