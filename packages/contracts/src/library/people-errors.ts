import type { Refusal } from '../refusal.ts';

export const peopleErrors = {
  people_unreadable: {
    status: 422,
    message: 'This file has no columns that name people. Export it as CSV with a header row and try again.',
  },
  people_limit: { status: 409, message: 'You have 120,000 people. Delete some before you add more.' },
  notes_changed: {
    status: 409,
    message: 'These notes were changed somewhere else. Choose which ones to keep.',
  },
  list_limit: { status: 409, message: 'You have 200 lists. Delete one first.' },
  do_not_contact_invalid: {
    status: 400,
    message: 'That is not a valid entry. Use an email address, a domain, a LinkedIn address or a full name.',
  },
  person_opted_out: {
    status: 409,
    message: 'This person does not want to be contacted. Choose someone else.',
  },
  saved_search_limit: { status: 409, message: 'You have 20 saved searches. Delete one first.' },
  job_board_not_found: {
    status: 422,
    message:
      'No job board was found there. Paste the address of the company’s careers page, or of its board itself.',
  },
  company_limit: { status: 409, message: 'You follow 50 companies. Remove one first.' },
  cv_unreadable: {
    status: 422,
    message: 'No text was found in this CV. Save it as PDF or DOCX with text in it and add it again.',
  },
  cv_name_missing: {
    status: 422,
    message: 'We could not find a name in this CV. Enter it so that we can hide it from models.',
  },
  people_file_unreadable: {
    status: 422,
    message: 'This file is not a table. Save it as CSV or XLSX with a header row and choose it again.',
  },
  person_search_limit: { status: 409, message: 'You have 50 saved searches. Delete one first.' },
  cv_limit: { status: 409, message: 'You have 500 CVs. Delete some first.' },
} as const satisfies Record<string, Refusal>;
