import type { Template } from './template.ts';

/** Posts for an occasion: a launch, a sale, a search, a team. */
export const workingLife: readonly Template[] = [
  {
    id: 'launch',
    group: 'founders',
    name: 'A launch',
    use: 'Something is out; say what it does, for whom, and where it is.',
    format: 'announcement',
    tone: 'plain',
    prompts: ['What is new?', 'Who is it for, and what does it spare them?', 'Where can people find it?'],
    notes:
      'Today we open Shiftbook to everyone. It is for cafes with up to 20 people who swap shifts in a chat. It shows who is free without a chat. Free for one cafe. The link is in the first comment.',
    example: [
      'Today we open Shiftbook to everyone.',
      'It is for cafes with up to 20 people who swap shifts in a chat. It shows who is free without a chat. Free for one cafe.',
      'The link is in the first comment.',
    ],
  },
  {
    id: 'behind-the-scenes',
    group: 'founders',
    name: 'How it is made',
    use: 'Show a piece of the work nobody sees.',
    format: 'story',
    tone: 'warm',
    prompts: ['Which piece of work?', 'What is hard about it?', 'What would people not expect?'],
    notes:
      'This week I spent two days on a date picker. Our customers plan across three calendars. The hard part is the week, it starts on Saturday for half of them. Nobody will notice when it is right.',
    example: [
      'This week I spent two days on a date picker.',
      'Our customers plan across three calendars. The hard part is the week. It starts on Saturday for half of them. Nobody will notice when it is right.',
    ],
  },
  {
    id: 'milestone',
    group: 'founders',
    name: 'A milestone, with its price',
    use: 'You reached something; say what it took.',
    format: 'milestone',
    tone: 'plain',
    prompts: ['What did you reach?', 'What did it take?', 'What comes next?'],
    notes:
      'We passed 1,000 paying customers on Tuesday. It took four years and two price models. The first 100 took 19 months. Next we answer the 340 feature requests we said later to.',
    example: [
      'We passed 1,000 paying customers on Tuesday.',
      'It took four years and two price models. The first 100 took 19 months.',
      'Next we answer the 340 feature requests we said later to.',
    ],
  },
  {
    id: 'feature-removed',
    group: 'founders',
    name: 'What you took out',
    use: 'You removed something on purpose.',
    format: 'lesson',
    tone: 'plain',
    prompts: ['What did you remove?', 'Who used it?', 'What happened then?'],
    notes:
      'We removed our dashboard. 4% opened it more than once. Eight people wrote to us. We sent those eight a weekly mail with the same figures, and six of them forward it.',
    example: [
      'We removed our dashboard.',
      '4% opened it more than once. Eight people wrote to us. We sent those eight a weekly mail with the same figures, and six of them forward it.',
    ],
  },
  {
    id: 'open-figures',
    group: 'founders',
    name: 'Open figures',
    use: 'Share a month of your business in figures.',
    format: 'case-study',
    tone: 'plain',
    prompts: ['Which figures of the month?', 'What drove them?', 'What worries you?'],
    notes:
      'October: revenue 18,400, costs 15,100, three customers lost. One large order made the month. Without it we would have been 2,000 short. That worries me more than the three.',
    example: [
      'October: revenue 18,400, costs 15,100, three customers lost.',
      'One large order made the month. Without it we would have been 2,000 short. That worries me more than the three.',
    ],
  },
  {
    id: 'why-we-started',
    group: 'founders',
    name: 'Why you started',
    use: 'The reason your company or project exists, as a scene.',
    format: 'story',
    tone: 'warm',
    prompts: [
      'What did you see or live through?',
      'What did you do about it first?',
      'What does it look like today?',
    ],
    notes:
      'My mother kept the accounts of her shop in a school notebook. Each March she spent two weekends adding it up. I wrote her a program in 2016. Today 230 shops use it and she still finds the bugs first.',
    example: [
      'My mother kept the accounts of her shop in a school notebook.',
      'Each March she spent two weekends adding it up. I wrote her a program in 2016.',
      'Today 230 shops use it and she still finds the bugs first.',
    ],
  },
  {
    id: 'customer-question',
    group: 'sales',
    name: 'The question every customer asks',
    use: 'Answer in public what you answer each week.',
    format: 'how-to',
    tone: 'plain',
    prompts: ['What do they ask?', 'What do you answer?', 'What do they usually ask next?'],
    notes:
      'Every customer asks how long it takes to switch. Two afternoons. The first to bring over the contacts, the second to test one invoice run. Then they ask who will explain it to the team. We do.',
    example: [
      'Every customer asks how long it takes to switch.',
      'Two afternoons. The first to bring over the contacts, the second to test one invoice run. Then they ask who will explain it to the team. We do.',
    ],
  },
  {
    id: 'lost-deal',
    group: 'sales',
    name: 'A deal you lost',
    use: 'What a lost deal taught you.',
    format: 'lesson',
    tone: 'plain',
    prompts: ['What was the deal?', 'Why did you lose it?', 'What do you do differently?'],
    notes:
      'We lost a hospital after seven months. Not on price. Their nurses had never seen the product. Now nobody signs before someone on a night shift has used it for ten minutes.',
    example: [
      'We lost a hospital after seven months.',
      'Not on price. Their nurses had never seen the product.',
      'Now nobody signs before someone on a night shift has used it for ten minutes.',
    ],
  },
  {
    id: 'objection',
    group: 'sales',
    name: 'An objection, taken seriously',
    use: 'A doubt buyers have, and an honest answer with its limits.',
    format: 'opinion',
    tone: 'plain',
    prompts: ['What is the doubt?', 'What is true about it?', 'What is your answer?'],
    notes:
      'Buyers tell us we are too small. True, we are nine people. If you need someone on site in three countries we are wrong. If you want the person who built it on the phone, that is what nine people are good for.',
    example: [
      'Buyers tell us we are too small.',
      'True, we are nine people. If you need someone on site in three countries we are wrong.',
      'If you want the person who built it on the phone, that is what nine people are good for.',
    ],
  },
  {
    id: 'who-it-is-not-for',
    group: 'sales',
    name: 'Who it is not for',
    use: 'Say who should not buy, so that the right people trust you.',
    format: 'contrarian',
    tone: 'plain',
    prompts: ['Who should not buy?', 'What should they take instead?', 'Who is it made for?'],
    notes:
      'If you send fewer than 20 invoices a month do not buy our software. A spreadsheet is fine, we have a free one. We are for people who lose a day a month to reminders.',
    example: [
      'If you send fewer than 20 invoices a month do not buy our software.',
      'A spreadsheet is fine. We have a free one.',
      'We are for people who lose a day a month to reminders.',
    ],
  },
  {
    id: 'follow-up',
    group: 'sales',
    name: 'After an event',
    use: 'What you took home from a fair, talk or visit.',
    format: 'list',
    tone: 'plain',
    prompts: ['Where were you?', 'What did people really talk about?', 'What will you do with it?'],
    notes:
      'Two days at the packaging fair in Nuremberg. Everyone talked about deposit systems. Nobody about recycling. Three buyers asked for smaller orders. We will try runs of 500 in the new year.',
    example: [
      'Two days at the packaging fair in Nuremberg:',
      '– Everyone talked about deposit systems. Nobody about recycling.\n– Three buyers asked for smaller orders.\n– We will try runs of 500 in the new year.',
    ],
  },
  {
    id: 'looking-for-work',
    group: 'careers',
    name: 'You are looking for work',
    use: 'Say what you can do, what you want, and how to reach you.',
    format: 'announcement',
    tone: 'plain',
    prompts: [
      'What can you do, with an example?',
      'What do you look for, where and from when?',
      'How can people help?',
    ],
    notes:
      'From February I am looking for a role as an operations lead in Pune or remote. I brought our delivery errors from 6% to 1.5% in a year with four people. If you know a warehouse that is growing faster than its plan, tell me.',
    example: [
      'From February I am looking for a role as an operations lead in Pune or remote.',
      'I brought our delivery errors from 6% to 1.5% in a year with four people. If you know a warehouse that is growing faster than its plan, tell me.',
    ],
  },
  {
    id: 'new-role',
    group: 'careers',
    name: 'A new role',
    use: 'You start somewhere; say why, and what you leave.',
    format: 'announcement',
    tone: 'warm',
    prompts: ['What do you start, and when?', 'Why this?', 'Whom do you want to thank?'],
    notes:
      'On Monday I start as head of care at a home with 48 beds. I wanted to be close to the floor again after five years in the office. Thank you to the night team in Kassel, who taught me to ask before I plan.',
    example: [
      'On Monday I start as head of care at a home with 48 beds.',
      'I wanted to be close to the floor again after five years in the office.',
      'Thank you to the night team in Kassel, who taught me to ask before I plan.',
    ],
  },
  {
    id: 'interview-learned',
    group: 'careers',
    name: 'From the other side of the interview',
    use: 'What you learned from being interviewed, or from interviewing.',
    format: 'list',
    tone: 'plain',
    prompts: ['How many interviews, for what?', 'What surprised you?', 'What would you advise?'],
    notes:
      'I had 14 interviews in ten weeks. Five never answered. The best one sent me the questions a day before. Ask who you will work with on your first Tuesday. Two could not say.',
    example: [
      'I had 14 interviews in ten weeks.',
      '– Five never answered\n– The best one sent me the questions a day before\n– Ask who you will work with on your first Tuesday\n– Two could not say',
    ],
  },
  {
    id: 'rejection',
    group: 'careers',
    name: 'A rejection, and then',
    use: 'You were turned down, and it led somewhere.',
    format: 'story',
    tone: 'warm',
    prompts: ['What were you turned down for?', 'What did you do then?', 'Where are you now?'],
    notes:
      'I was rejected by the design school twice. The second time I asked for ten minutes with the examiner. He told me my drawings had no people in them. I drew on trains for a year. The third time I did not apply, I had clients.',
    example: [
      'I was rejected by the design school twice.',
      "The second time I asked for ten minutes with the examiner. He told me my drawings had no people in them. I drew on trains for a year. The third time I didn't apply, I had clients.",
    ],
  },
  {
    id: 'skill-learned',
    group: 'careers',
    name: 'A skill you taught yourself',
    use: 'How you learned something, with the time it took.',
    format: 'how-to',
    tone: 'plain',
    prompts: ['What did you learn, and why?', 'How did you go about it?', 'What can you do now?'],
    notes:
      'I learned SQL at 43 because I was tired of asking for reports. 30 minutes before work, only with our own data. After six weeks I wrote the report I had been waiting for. It was wrong. After eight it was right.',
    example: [
      'I learned SQL at 43 because I was tired of asking for reports.',
      '30 minutes before work, only with our own data. After six weeks I wrote the report I had been waiting for. It was wrong.',
      'After eight it was right.',
    ],
  },
  {
    id: 'hiring',
    group: 'teams',
    name: 'You are hiring',
    use: 'A role as it really is: the work, the pay, the first week.',
    format: 'hiring',
    tone: 'plain',
    prompts: [
      'Which role, where and for what pay?',
      'What will the person do in the first weeks?',
      'How can people apply?',
    ],
    notes:
      'We are looking for a bookkeeper in Graz or remote, 32 hours, 46,000 a year. The first week you sit with Jana and close September together. Send three sentences about the messiest books you have cleaned up. No cover letter.',
    example: [
      'We are looking for a bookkeeper in Graz or remote, 32 hours, 46,000 a year.',
      'The first week you sit with Jana and close September together. Send three sentences about the messiest books you have cleaned up. No cover letter.',
    ],
  },
  {
    id: 'team-praise',
    group: 'teams',
    name: 'Praise with substance',
    use: 'Praise somebody in your team by saying what they did.',
    format: 'story',
    tone: 'warm',
    prompts: ['Who?', 'What did they do, exactly?', 'What changed through it?'],
    notes:
      'Our trainee Mira rewrote the error page in her second week. She had read 300 chat logs before. People used to write to us after an error. Since then four in ten fix it themselves.',
    example: [
      'Our trainee Mira rewrote the error page in her second week.',
      'She had read 300 chat logs before. People used to write to us after an error. Since then four in ten fix it themselves.',
    ],
  },
  {
    id: 'how-we-work',
    group: 'teams',
    name: 'How you work together',
    use: 'A habit of your team that others could copy.',
    format: 'how-to',
    tone: 'plain',
    prompts: ['Which habit?', 'Why did you begin it?', 'What does it cost, and what does it bring?'],
    notes:
      'On Thursdays nobody in our team may be invited to a meeting. We began after a count: 11 hours of meetings a week each. It costs us slower answers. It brought back the work that needs a whole day.',
    example: [
      'On Thursdays nobody in our team may be invited to a meeting.',
      'We began after a count: 11 hours of meetings a week each. It costs us slower answers. It brought back the work that needs a whole day.',
    ],
  },
  {
    id: 'failed-project',
    group: 'teams',
    name: 'A project that ended',
    use: 'You stopped a project; say why, without blame.',
    format: 'lesson',
    tone: 'plain',
    prompts: ['What was it meant to be?', 'Why did you stop it?', 'What do you keep?'],
    notes:
      'We stopped our partner portal after nine months. Two partners used it, both by phone with us. We should have phoned ten before the first line of code. We keep the price calculator, it was the one thing they asked for.',
    example: [
      'We stopped our partner portal after nine months.',
      'Two partners used it, both by phone with us. We should have phoned ten before the first line of code.',
      'We keep the price calculator. It was the one thing they asked for.',
    ],
  },
  {
    id: 'client-red-flag',
    group: 'freelancers',
    name: 'How you choose clients',
    use: 'What you look at before you say yes.',
    format: 'list',
    tone: 'plain',
    prompts: [
      'What do you look at?',
      'What happened when you did not?',
      'What do you ask in the first call?',
    ],
    notes:
      'Three things I look at before I say yes to a client. \n- who pays the invoice\n- who has done this before me\n- what happens if it is late\nOnce I skipped the second one and was the fourth designer on a logo.',
    example: [
      'Three things I look at before I say yes to a client:',
      '– Who pays the invoice\n– Who has done this before me\n– What happens if it is late',
      'Once I skipped the second one and was the fourth designer on a logo.',
    ],
  },
  {
    id: 'pricing-change',
    group: 'freelancers',
    name: 'You changed your prices',
    use: 'What you charged, what you charge, and what happened.',
    format: 'lesson',
    tone: 'plain',
    prompts: [
      'What did you charge before, and what now?',
      'How did clients take it?',
      'What would you do differently?',
    ],
    notes:
      'I charged 60 an hour for six years. In April I went to a fixed 1,900 for a landing page. Two of eleven clients left. I work ten hours less a week. I should have told them in January and not by invoice.',
    example: [
      'I charged 60 an hour for six years.',
      'In April I went to a fixed 1,900 for a landing page. Two of eleven clients left.',
      'I work ten hours less a week. I should have told them in January and not by invoice.',
    ],
  },
  {
    id: 'day-of-work',
    group: 'freelancers',
    name: 'What a day is made of',
    use: 'Show what your work really consists of.',
    format: 'list',
    tone: 'dry',
    prompts: ['What do people think you do?', 'What do you do, in hours?', 'Which part do you like best?'],
    notes:
      'People think a translator translates. Yesterday: three hours of translating, two hours of asking what the author meant, one hour of invoices. The asking is the part I like best.',
    example: [
      'People think a translator translates.',
      'Yesterday:',
      '– Three hours of translating\n– Two hours of asking what the author meant\n– One hour of invoices',
      'The asking is the part I like best.',
    ],
  },
  {
    id: 'open-capacity',
    group: 'freelancers',
    name: 'You have time',
    use: 'You have capacity; say for what and from when.',
    format: 'announcement',
    tone: 'plain',
    prompts: ['From when, and how much?', 'For what kind of work?', 'What did the last such project bring?'],
    notes:
      'From March I have two days a week for packaging design. Food and drink, please no cosmetics. The last one was a tea box that fits through a letterbox, it saved the client the parcel. Write to me if you pack something flat.',
    example: [
      'From March I have two days a week for packaging design.',
      'Food and drink, please no cosmetics. The last one was a tea box that fits through a letterbox. It saved the client the parcel.',
      'Write to me if you pack something flat.',
    ],
  },
];
