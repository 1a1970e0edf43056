export type Story = {
  slug: string;
  title: string;
  summary: string;
  paragraphs: readonly string[];
  topics: readonly string[];
  author: string;
  hoursAgo: number;
};

/** Fictional news of the kinds that people write about. */
export const STORIES: readonly Story[] = [
  {
    slug: 'four-question-references',
    title: 'Short references take four minutes and are answered twice as often',
    summary: 'A group of 38 staffing firms replaced its reference form with four questions.',
    paragraphs: [
      'A group of 38 staffing firms has replaced its two-page reference form with four questions. In the first six months 71% of the referees answered, up from 34% with the old form.',
      '“People will tell you the truth if it takes less than five minutes,” said Ines Okafor, who leads the group. “They will not write an essay for somebody else’s file.”',
      'The four questions are what the person did, what they did best, what they needed help with, and whether the referee would work with them again.',
    ],
    topics: ['Hiring', 'Recruiting'],
    author: 'Mara Lindqvist',
    hoursAgo: 6,
  },
  {
    slug: 'buying-committees-grow',
    title: 'Software is now bought by 7.4 people, and two of them work in security',
    summary: 'An analysis of 3,100 purchases shows buying committees growing for the third year.',
    paragraphs: [
      'An analysis of 3,100 software purchases by mid-sized companies shows that 7.4 people took part in the average decision, up from 6.1 three years earlier.',
      'Purchases with a written plan that both sides had agreed to closed 31% faster than those without one. The authors note that better organised buyers may simply write more plans.',
      '“Security used to sign off at the end. Now it is in the second meeting,” said Teodor Brandt, head of purchasing at an insurer that took part.',
    ],
    topics: ['Sales', 'Software'],
    author: 'Darius Calloway',
    hoursAgo: 20,
  },
  {
    slug: 'handover-notes-hospital',
    title: 'A hospital wrote down three lines at each hand-over and halved its night calls',
    summary: 'Night calls to doctors fell from 61 to 29 in ten weeks.',
    paragraphs: [
      'A hospital of 420 beds asked its wards to write three lines at each hand-over: what is unfinished, what is odd, and who knows more. Night calls to doctors fell from 61 to 29 in ten weeks.',
      'The ward leads do not credit the notes alone. Two wards also moved their evening round forward by an hour in the same period.',
    ],
    topics: ['Operations', 'Healthcare'],
    author: 'Saskia Verhoeven',
    hoursAgo: 31,
  },
  {
    slug: 'four-day-week-flat',
    title: 'The four-day week has stopped spreading, a panel of 6,200 firms shows',
    summary: 'The share of employers that offer it has been flat for three quarters.',
    paragraphs: [
      'The share of employers that offer a four-day week for full pay has been flat at 8% for three quarters, according to a panel of 6,200 firms.',
      'Firms that kept it moved their meetings into fixed hours. Those that dropped it mostly named customer service as the reason.',
    ],
    topics: ['Work', 'Leadership'],
    author: 'Lars Pemberley',
    hoursAgo: 44,
  },
  {
    slug: 'model-evaluations-in-contracts',
    title: 'Buyers write tests of AI models into their contracts',
    summary: 'One in five contracts for AI software now names a test that the product must keep passing.',
    paragraphs: [
      'One in five contracts for AI software now names a test that the product must keep passing, according to a review of 640 contracts by a purchasing network.',
      'The tests are small: the median contract lists 40 questions with known answers. “We do not care which model is inside,” one buyer said. “We care whether the forty still pass on Monday.”',
    ],
    topics: ['AI', 'Software', 'Purchasing'],
    author: 'Priya Wetherell',
    hoursAgo: 52,
  },
  {
    slug: 'invoices-paid-in-nine-days',
    title: 'Small firms that name a person on the invoice are paid nine days sooner',
    summary: 'An accounting provider compared 48,000 invoices.',
    paragraphs: [
      'Invoices that name the person who ordered the work are paid nine days sooner, an accounting provider found when it compared 48,000 invoices of small firms.',
      'The effect was largest with customers of more than 250 employees, where an invoice without a name waits until somebody claims it.',
    ],
    topics: ['Finance', 'Freelancing'],
    author: 'Jonas Tattersall',
    hoursAgo: 75,
  },
  {
    slug: 'interview-questions-in-advance',
    title: 'Employers who send interview questions in advance fill roles nine days sooner',
    summary: 'A comparison of 1,900 hiring processes found no loss of quality.',
    paragraphs: [
      'A comparison of 1,900 hiring processes over two years found that employers who send interview questions in advance fill roles nine days sooner. Ratings after six months did not differ.',
      'Fewer candidates dropped out, above all for roles that need unusual experience. Candidates said they used the time to find an example that fits.',
    ],
    topics: ['Hiring', 'Research'],
    author: 'Harriet Montague',
    hoursAgo: 98,
  },
  {
    slug: 'returns-in-house',
    title: 'Small shops take returns back in house as outside fees climb',
    summary: 'Fees for handling a parcel that comes back rose by 18% in a year.',
    paragraphs: [
      'Fees for handling a returned parcel rose by 18% in a year, and small shops have begun to do the work themselves again. A trade body counted 210 that changed since spring.',
      'Most of them open parcels on two fixed days a week. “The fee was never the point. Nobody told us why things came back,” said the owner of a shoe shop.',
    ],
    topics: ['Retail', 'Operations'],
    author: 'Efua Kirkbridge',
    hoursAgo: 120,
  },
];
