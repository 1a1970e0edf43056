/** Refusals of files that somebody wants to import. */
export const importErrors = {
  import_unreadable: {
    status: 422,
    message:
      'We cannot read this file. Choose a LinkedIn data export, a profile saved as PDF, an analytics workbook, or posts as CSV or JSON.',
  },
  import_too_large: {
    status: 413,
    message: 'This file is too large to read. Choose a file of at most 50 MB.',
  },
} as const;
