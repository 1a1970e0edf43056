export const sourceErrors = {
  source_type_unknown: {
    status: 415,
    message: 'Bring a PDF, DOCX, TXT, MD, VTT or SRT file. Others can be opened and their text pasted.',
  },
  source_misnamed: {
    status: 415,
    message: 'This file is not what its name says. Get it again from where it came from, or paste its text.',
  },
  source_unreadable: {
    status: 422,
    message: 'We could not read that file. Save it anew, or paste its text.',
  },
  source_locked: {
    status: 422,
    message: 'This file is protected with a password. Save a copy without one, or paste its text.',
  },
  source_no_text: {
    status: 422,
    message:
      'This PDF holds pictures of pages and no text: it was scanned. Paste the text, or use a version with text.',
  },
  source_empty: { status: 422, message: 'There is no text in it to write from.' },
  source_too_large: { status: 413, message: 'Bring a file of at most 10 MB.' },
  source_too_many_pages: {
    status: 413,
    message: 'That document has too many pages. Bring the part you want to write about.',
  },
  source_too_long: {
    status: 413,
    message: 'A source may hold 120,000 characters. Bring the part you want to write about.',
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
    message:
      'That page is open to people who are signed in, or to no program. Open it in your browser and paste its text.',
  },
  source_page_silent: {
    status: 422,
    message: 'That site does not answer. Check the address, try again later, or paste the text.',
  },
  source_page_other: {
    status: 422,
    message: 'At that address is no page and no PDF. Download what is there and add it as a file.',
  },
  source_page_too_large: {
    status: 422,
    message: 'That page is too large to be read whole. Paste the part you want to write about.',
  },
  source_page_video: {
    status: 422,
    message:
      'The page of a video does not hold what is said in it. Open its transcript, copy it, and add it as a transcript.',
  },
  source_page_linkedin: {
    status: 422,
    message: 'LinkedIn shows this to people who are signed in. Open it there and paste its text.',
  },
} as const;
