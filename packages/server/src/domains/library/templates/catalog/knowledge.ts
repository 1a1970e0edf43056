import type { Template } from './template.ts';

/** Posts that explain how something is done, or express an opinion. */
export const knowledge: readonly Template[] = [
  {
    id: 'steps-that-work',
    group: 'how-to',
    name: 'Steps that work',
    use: 'Explain how you do something, in the order you do it.',
    format: 'how-to',
    tone: 'plain',
    prompts: ['What is the result?', 'What are the steps, in order?', 'Where do people go wrong?'],
    notes:
      'How we prepare a customer interview in 15 minutes. Read the last three support tickets. Write down the one decision the answer will change. Ask for the last time it happened, not for opinions. People go wrong by bringing 20 questions.',
    example: [
      'People go wrong by bringing 20 questions.',
      'How we prepare a customer interview in 15 minutes:',
      '1. Read the last three support tickets\n2. Write down the one decision the answer will change\n3. Ask for the last time it happened, not for opinions',
    ],
  },
  {
    id: 'checklist',
    group: 'how-to',
    name: 'A checklist',
    use: 'The points you go through each time.',
    format: 'list',
    tone: 'plain',
    prompts: ['When do you use it?', 'What are the points?', 'Which one is most often missed?'],
    notes:
      'Before I publish a job ad I check: salary is in it, the first week is described, fewer than six requirements, who will answer the mail. The first week is missing most often.',
    example: [
      'Before I publish a job ad I check:',
      '– Salary is in it\n– The first week is described\n– Fewer than six requirements\n– Who will answer the mail',
      'The first week is missing most often.',
    ],
  },
  {
    id: 'tool-stack',
    group: 'how-to',
    name: 'What you work with',
    use: 'The few tools you use, and what for.',
    format: 'list',
    tone: 'plain',
    prompts: ['Which tools?', 'What do you use each one for?', 'Which did you drop, and why?'],
    notes:
      'I run my studio with three tools.\n- a calendar for promises\n- a text file for decisions\n- a bank account per tax\nI dropped the project tool because clients never opened it.',
    example: [
      'I run my studio with three tools.',
      '– A calendar for promises\n– A text file for decisions\n– A bank account per tax',
      'I dropped the project tool because clients never opened it.',
    ],
  },
  {
    id: 'before-after',
    group: 'how-to',
    name: 'Before and after',
    use: 'Show one change and its effect.',
    format: 'case-study',
    tone: 'plain',
    prompts: ['What was it like before, with a figure?', 'What did you change?', 'What is it like now?'],
    notes:
      'We took four fields nobody read out of our sign-up form. Before, 41% finished it. After, 63%. The phone number was the one people left at.',
    example: [
      'We took four fields nobody read out of our sign-up form.',
      'Before, 41% finished it. After, 63%.',
      'The phone number was the one people left at.',
    ],
  },
  {
    id: 'customer-case',
    group: 'how-to',
    name: 'A customer’s case',
    use: 'What somebody achieved with your help, told soberly.',
    format: 'case-study',
    tone: 'plain',
    prompts: ['Who, and what was the problem?', 'What was done?', 'What came of it, and over what time?'],
    notes:
      'A dental practice in Leeds missed one call in four at lunch. We gave the phone to an answering team from 12 to 2. In ten weeks they booked 57 more appointments, most of them check-ups.',
    example: [
      'A dental practice in Leeds missed one call in four at lunch.',
      'We gave the phone to an answering team from 12 to 2. In ten weeks they booked 57 more appointments, most of them check-ups.',
    ],
  },
  {
    id: 'numbers-explained',
    group: 'how-to',
    name: 'Figures, explained',
    use: 'Share figures and what they mean.',
    format: 'case-study',
    tone: 'plain',
    prompts: ['Which figures?', 'Where do they come from?', 'What do you conclude?'],
    notes:
      'We looked at 212 support tickets from October. 80 were the same question: where is my invoice. It is in the mail we send. People look for it in the app. We put it in the app.',
    example: [
      'We looked at 212 support tickets from October.',
      '80 were the same question: where is my invoice. It is in the mail we send. People look for it in the app. We put it in the app.',
    ],
  },
  {
    id: 'myth',
    group: 'opinion',
    name: 'What is not true',
    use: 'A belief in your field that does not hold, and what you have seen.',
    format: 'contrarian',
    tone: 'bold',
    prompts: ['What do people believe?', 'What have you seen instead?', 'What follows from it?'],
    notes:
      'People believe seniors code faster. In our team they write less code than anyone. They delete. Last quarter our two seniors removed 9,000 lines and nobody missed one.',
    example: [
      'People believe seniors code faster.',
      'In our team they write less code than anyone. They delete.',
      'Last quarter our two seniors removed 9,000 lines and nobody missed one.',
    ],
  },
  {
    id: 'strong-opinion',
    group: 'opinion',
    name: 'A clear opinion',
    use: 'Say what you think, why, and who may disagree.',
    format: 'opinion',
    tone: 'bold',
    prompts: ['What do you think?', 'What makes you think so?', 'When would you be wrong?'],
    notes:
      'Unpaid test tasks should stop. We paid 150 for a half-day task and got better candidates, and two of them told us the task was badly written. If you hire one person in ten years it may not matter.',
    example: [
      'Unpaid test tasks should stop.',
      'We paid 150 for a half-day task and got better candidates, and two of them told us the task was badly written. If you hire one person in ten years it may not matter.',
    ],
  },
  {
    id: 'changed-my-mind',
    group: 'opinion',
    name: 'You changed your mind',
    use: 'What you used to think and what moved you.',
    format: 'opinion',
    tone: 'plain',
    prompts: ['What did you think?', 'What changed it?', 'What do you do now?'],
    notes:
      'I used to think remote teams need more meetings. Then we lost our meeting room tool for two weeks and wrote everything down. Nobody wanted the meetings back. We kept one.',
    example: [
      'I used to think remote teams need more meetings.',
      'Then we lost our meeting room tool for two weeks and wrote everything down. Nobody wanted the meetings back.',
      'We kept one.',
    ],
  },
  {
    id: 'industry-news',
    group: 'opinion',
    name: 'News, and what it means',
    use: 'Something happened in your field; say what it changes for your readers.',
    format: 'opinion',
    tone: 'plain',
    prompts: ['What happened?', 'Whom does it concern?', 'What should they do?'],
    notes:
      'From January invoices between businesses here have to be electronic. It concerns every freelancer with business clients. Ask your bookkeeper this month which format they can read, not in December.',
    example: [
      'From January invoices between businesses here have to be electronic.',
      'It concerns every freelancer with business clients.',
      'Ask your bookkeeper this month which format they can read, not in December.',
    ],
  },
  {
    id: 'unpopular-detail',
    group: 'opinion',
    name: 'The boring detail',
    use: 'A dull thing that matters more than the exciting one.',
    format: 'contrarian',
    tone: 'dry',
    prompts: ['Which dull thing?', 'What happens when it is missing?', 'What does it take to do it?'],
    notes:
      'Nobody gets promoted for backups. We tried to restore ours in May and it took 31 hours. Now one person restores something every first Friday. It takes her until coffee.',
    example: [
      'Nobody gets promoted for backups.',
      'We tried to restore ours in May and it took 31 hours. Now one person restores something every first Friday. It takes her until coffee.',
    ],
  },
  {
    id: 'compare-options',
    group: 'opinion',
    name: 'This or that',
    use: 'Compare two options from your own use.',
    format: 'opinion',
    tone: 'plain',
    prompts: ['Which two?', 'What is each one good at?', 'Who should take which?'],
    notes:
      'Retainers or projects. With retainers I sleep, with projects I learn. If you are alone and have rent to pay take the retainer. If you have a partner in the business take the project.',
    example: [
      'Retainers or projects.',
      'With retainers I sleep, with projects I learn. If you are alone and have rent to pay take the retainer.',
      'If you have a partner in the business take the project.',
    ],
  },
];
