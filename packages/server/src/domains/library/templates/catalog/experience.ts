import type { Template } from './template.ts';

/** Posts that start from something that happened. */
export const experience: readonly Template[] = [
  {
    id: 'mistake-and-fix',
    group: 'story',
    name: 'The mistake and its fix',
    use: 'You got something wrong, found out, and do it differently now.',
    format: 'story',
    tone: 'plain',
    prompts: ['What went wrong?', 'How did you find out?', 'What do you do now instead?'],
    notes:
      'I sent a price list to the wrong client. Their competitor, in fact. I found out when they rang to say thank you. Now every attachment is opened once more by somebody who did not write the mail. It takes 20 seconds.',
    example: [
      'I sent a price list to the wrong client.',
      'Their competitor, in fact. I found out when they rang to say thank you.',
      'Now every attachment is opened once more by somebody who did not write the mail. It takes 20 seconds.',
    ],
  },
  {
    id: 'turning-point',
    group: 'story',
    name: 'The day it turned',
    use: 'One moment changed how you work.',
    format: 'story',
    tone: 'warm',
    prompts: [
      'Where were you, and what happened?',
      'What did you think before?',
      'What has been different since?',
    ],
    notes:
      'A customer cried on the phone because our form had lost her application twice. I had thought the form was fine, 94% got through. Since that day we read three failed applications aloud every Monday.',
    example: [
      'A customer cried on the phone because our form had lost her application twice.',
      'I had thought the form was fine. 94% got through.',
      'Since that day we read three failed applications aloud every Monday.',
    ],
  },
  {
    id: 'said-no',
    group: 'story',
    name: 'What you turned down',
    use: 'You said no to something most people would take.',
    format: 'story',
    tone: 'plain',
    prompts: ['What was offered?', 'Why did you say no?', 'What came of it?'],
    notes:
      'We turned down a client worth a third of our revenue. They wanted weekend calls in the contract. It was a thin spring. In June the two clients we had time for renewed for two years.',
    example: [
      'We turned down a client worth a third of our revenue.',
      'They wanted weekend calls in the contract. It was a thin spring.',
      'In June the two clients we had time for renewed for two years.',
    ],
  },
  {
    id: 'first-attempt',
    group: 'story',
    name: 'The first attempt',
    use: 'Show how small or clumsy the beginning was.',
    format: 'story',
    tone: 'warm',
    prompts: [
      'What did the first version look like?',
      'Who used it, and what did they say?',
      'What is left of it today?',
    ],
    notes:
      'Our first version was a spreadsheet with 11 tabs. Four bakeries used it. One printed it out every morning. Today the app still has a print button and it is the most used one.',
    example: [
      'Our first version was a spreadsheet with 11 tabs.',
      'Four bakeries used it. One printed it out every morning.',
      'Today the app still has a print button and it is the most used one.',
    ],
  },
  {
    id: 'unexpected-help',
    group: 'story',
    name: 'Somebody helped',
    use: 'Thank a person by telling what they did.',
    format: 'story',
    tone: 'warm',
    prompts: [
      'Who helped you, and with what?',
      'What did they do exactly?',
      'What have you done with it since?',
    ],
    notes:
      'My first manager read my reports aloud to me. Slowly. Every sentence I stumbled over got cut. It was embarrassing for a month. I have done it with my own reports for nine years.',
    example: [
      'My first manager read my reports aloud to me.',
      'Slowly. Every sentence I stumbled over got cut. It was embarrassing for a month. I have done it with my own reports for nine years.',
    ],
  },
  {
    id: 'small-number',
    group: 'story',
    name: 'A small number that mattered',
    use: 'A figure that looks like nothing, and what was behind it.',
    format: 'story',
    tone: 'plain',
    prompts: ['What is the figure?', 'Why does it matter?', 'What did you do about it?'],
    notes:
      '7 people a week clicked a link in our footer called Old invoices. They were our seven largest customers. Their bookkeepers had no login. We gave bookkeepers a login and late payments fell by half.',
    example: [
      '7 people a week clicked a link in our footer called Old invoices.',
      'They were our seven largest customers. Their bookkeepers had no login.',
      'We gave bookkeepers a login and late payments fell by half.',
    ],
  },
  {
    id: 'lesson-learned-late',
    group: 'lesson',
    name: 'What you learned late',
    use: 'Something you wish you had known years ago.',
    format: 'lesson',
    tone: 'plain',
    prompts: ['What did you believe?', 'What showed you otherwise?', 'What would you tell yourself then?'],
    notes:
      'For years I believed a good proposal is a long one. Then a client showed me what he forwards to his board: one page, cut from my 24. Write the page that gets forwarded first.',
    example: [
      'For years I believed a good proposal is a long one.',
      'Then a client showed me what he forwards to his board: one page, cut from my 24.',
      'Write the page that gets forwarded first.',
    ],
  },
  {
    id: 'two-things-tried',
    group: 'lesson',
    name: 'Two things you tried',
    use: 'You tried one way, then another, and can compare.',
    format: 'lesson',
    tone: 'plain',
    prompts: [
      'What did you try first, with what result?',
      'What did you try then?',
      'What made the difference?',
    ],
    notes:
      'First we asked new users for feedback by e-mail, 3% answered. Then we asked one question inside the app after the first export. 38% answered. Asking at the moment it happened made the difference.',
    example: [
      'First we asked new users for feedback by e-mail, 3% answered.',
      'Then we asked one question inside the app after the first export. 38% answered. Asking at the moment it happened made the difference.',
    ],
  },
  {
    id: 'advice-ignored',
    group: 'lesson',
    name: 'Advice you did not follow',
    use: 'Common advice that was wrong for you, and why.',
    format: 'contrarian',
    tone: 'bold',
    prompts: [
      'What does everybody advise?',
      'What did you do instead?',
      'When is the advice right after all?',
    ],
    notes:
      'Everybody told us to raise prices in year one. We kept them for three years and published that we would. 61 of 70 customers from year one are still here. If your costs grow with each customer, raise them.',
    example: [
      'Everybody told us to raise prices in year one.',
      'We kept them for three years and published that we would. 61 of 70 customers from year one are still here.',
      'If your costs grow with each customer, raise them.',
    ],
  },
  {
    id: 'year-in-review',
    group: 'lesson',
    name: 'A year, honestly',
    use: 'Look back on a year with what went badly as well.',
    format: 'lesson',
    tone: 'plain',
    prompts: ['What went well, with a figure?', 'What did not?', 'What will you stop doing?'],
    notes:
      'This year 12 clients, up from 7. Two projects went over time by more than a month, both because I said yes before reading the data. I will stop quoting on the first call.',
    example: [
      'This year 12 clients, up from 7.',
      'Two projects went over time by more than a month, both because I said yes before reading the data. I will stop quoting on the first call.',
    ],
  },
  {
    id: 'book-to-practice',
    group: 'lesson',
    name: 'From a book into practice',
    use: 'One idea from something you read, and what you did with it.',
    format: 'lesson',
    tone: 'plain',
    prompts: ['Which idea?', 'What did you change because of it?', 'What came of it after some weeks?'],
    notes:
      'I read that a checklist should fit on one screen. Ours had 64 points. We cut it to 9, the ones that had ever caught anything. Since March nobody has skipped it.',
    example: [
      'I read that a checklist should fit on one screen.',
      'Ours had 64 points. We cut it to 9, the ones that had ever caught anything.',
      'Since March nobody has skipped it.',
    ],
  },
  {
    id: 'question-to-readers',
    group: 'lesson',
    name: 'Ask what others do',
    use: 'You have a real question and want answers from people who know.',
    format: 'question',
    tone: 'plain',
    prompts: ['What do you want to know?', 'What have you tried so far?', 'From whom do you want to hear?'],
    notes:
      'How do you hand over a project when half the team leaves for summer? We write a page per project, but nobody reads it before day three. I want to hear from people who run agencies of ten or so.',
    example: [
      'How do you hand over a project when half the team leaves for summer?',
      'We write a page per project, but nobody reads it before day three. I want to hear from people who run agencies of ten or so.',
    ],
  },
];
