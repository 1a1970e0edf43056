import { refusals } from '../refusal.ts';

export const importErrors = {
  ...refusals(410, {
    import_gone: 'The file is no longer stored. Choose it again.',
  }),
  ...refusals(413, {
    import_too_large:
      'This file is too large to read. Choose a file of at most 50 MB, or export a shorter period.',
  }),
  ...refusals(422, {
    import_unreadable:
      'We cannot read this kind of file. Choose a LinkedIn data export, a profile saved as PDF, an analytics workbook, or posts as CSV or JSON.',
    import_empty: 'There is nothing in this file. Download it again and choose the new copy.',
    import_damaged: 'This file is damaged and cannot be opened. Download it again and choose the new copy.',
    import_locked: 'This file is protected with a password. Save a copy without one and choose that.',
    import_not_profile:
      'This PDF is not a LinkedIn profile. On your profile, choose More, then Save to PDF, and import that file.',
    import_not_analytics:
      'This workbook is not from LinkedIn’s creator analytics. Export it there and try again.',
  }),
};
