import type { Refusal } from '../refusal.ts';

export const importErrors = {
  import_unreadable: {
    status: 422,
    message:
      'We cannot read this kind of file. Choose a LinkedIn data export, a profile saved as PDF, an analytics workbook, or posts as CSV or JSON.',
  },
  import_empty: {
    status: 422,
    message: 'There is nothing in this file. Download it again and choose the new copy.',
  },
  import_damaged: {
    status: 422,
    message: 'This file is damaged and cannot be opened. Download it again and choose the new copy.',
  },
  import_locked: {
    status: 422,
    message: 'This file is protected with a password. Save a copy without one and choose that.',
  },
  import_not_profile: {
    status: 422,
    message:
      'This PDF is not a LinkedIn profile. On your profile, choose More, then Save to PDF, and import that file.',
  },
  import_not_analytics: {
    status: 422,
    message: 'This workbook is not from LinkedIn’s creator analytics. Export it there and try again.',
  },
  import_too_large: {
    status: 413,
    message: 'This file is too large to read. Choose a file of at most 50 MB, or export a shorter period.',
  },
  import_gone: { status: 410, message: 'The file is no longer stored. Choose it again.' },
} as const satisfies Record<string, Refusal>;
