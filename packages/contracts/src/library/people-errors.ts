import { refusals } from '../refusal.ts';

export const peopleErrors = {
  ...refusals(400, {
    do_not_contact_invalid:
      'That is not a valid entry. Use an email address, a domain, a LinkedIn address or a full name.',
  }),
  ...refusals(409, {
    people_limit: 'You have 120,000 people. Delete some before you add more.',
    notes_changed: 'These notes were changed somewhere else. Choose which ones to keep.',
    list_limit: 'You have 200 lists. Delete one first.',
    person_opted_out: 'This person does not want to be contacted. Choose someone else.',
    saved_search_limit: 'You have 20 saved searches. Delete one first.',
    company_limit: 'You follow 50 companies. Remove one first.',
    person_search_limit: 'You have 50 saved searches. Delete one first.',
    cv_limit: 'You have 500 CVs. Delete some first.',
  }),
  ...refusals(422, {
    people_unreadable:
      'This file has no columns that name people. Export it as CSV with a header row and try again.',
    job_board_not_found:
      'No job board was found there. Paste the address of the company’s careers page, or of its board itself.',
    cv_unreadable: 'No text was found in this CV. Save it as PDF or DOCX with text in it and add it again.',
    cv_name_missing: 'We could not find a name in this CV. Enter it so that we can hide it from models.',
    people_file_unreadable:
      'This file is not a table. Save it as CSV or XLSX with a header row and choose it again.',
  }),
};
