import type { Industry } from '@limelight/contracts';

interface YearDay {
  /** `MM-DD`, or a weekday of a month: `05 thu 3` is the third Thursday of May, and `-1` the last one. */
  on: string;
  name: string;
  question: string;
  /** The industries it concerns; all by default. */
  industries?: readonly Industry[];
}

const days: readonly YearDay[] = [
  {
    on: '01-05',
    name: 'The first full week of the year',
    question: 'What will you not carry over from last year?',
  },
  {
    on: '01-24',
    name: 'International Day of Education',
    question: 'Who taught you the thing you use most at work?',
    industries: ['Education', 'Non-profit'],
  },
  {
    on: '01-28',
    name: 'Data Protection Day',
    question: 'Which data did you stop collecting because nobody needed it?',
    industries: ['Technology', 'Legal', 'Finance', 'Healthcare', 'Marketing and Advertising'],
  },
  {
    on: '02-04',
    name: 'World Cancer Day',
    question: 'What do patients and their families ask that leaflets do not answer?',
    industries: ['Healthcare', 'Non-profit'],
  },
  {
    on: '02-11',
    name: 'International Day of Women and Girls in Science',
    question: 'Which woman’s work do you build on, and does anybody know her name?',
    industries: ['Technology', 'Healthcare', 'Education', 'Energy', 'Manufacturing'],
  },
  {
    on: '03-08',
    name: 'International Women’s Day',
    question: 'What has changed for women in your company since you joined, and what has not?',
  },
  {
    on: '03-15',
    name: 'World Consumer Rights Day',
    question: 'Which complaint led you to change a rule instead of sending an apology?',
    industries: ['Retail', 'Finance', 'Energy', 'Legal', 'Transportation'],
  },
  {
    on: '03-22',
    name: 'World Water Day',
    question: 'Where does your work use water that no customer ever sees?',
    industries: ['Manufacturing', 'Energy', 'Hospitality', 'Non-profit', 'Real Estate'],
  },
  {
    on: '03-31',
    name: 'World Backup Day',
    question: 'When did you last restore a backup, and how long did it take?',
    industries: ['Technology', 'Finance', 'Healthcare', 'Legal'],
  },
  {
    on: '04-07',
    name: 'World Health Day',
    question: 'What does your working day do to your health, in both directions?',
    industries: ['Healthcare', 'Non-profit', 'Consulting', 'Transportation'],
  },
  {
    on: '04-22',
    name: 'Earth Day',
    question: 'Which environmental promise did you not make because you could not keep it?',
    industries: ['Energy', 'Manufacturing', 'Retail', 'Transportation', 'Real Estate', 'Hospitality'],
  },
  {
    on: '04-23',
    name: 'World Book Day',
    question: 'Which book changed something you did at work the next morning?',
    industries: ['Education', 'Entertainment', 'Consulting', 'Marketing and Advertising'],
  },
  {
    on: '04-26',
    name: 'World Intellectual Property Day',
    question: 'What did you make that somebody copied, and what did you do about it?',
    industries: ['Legal', 'Entertainment', 'Technology', 'Marketing and Advertising'],
  },
  {
    on: '04-28',
    name: 'World Day for Safety and Health at Work',
    question: 'Which near miss changed how you work?',
    industries: ['Manufacturing', 'Energy', 'Transportation', 'Healthcare', 'Hospitality'],
  },
  {
    on: '05-01',
    name: 'International Workers’ Day',
    question: 'What did your first job teach you about being managed?',
  },
  {
    on: '05-12',
    name: 'International Nurses Day',
    question: 'What do you know from a nurse that no doctor told you?',
    industries: ['Healthcare'],
  },
  {
    on: '05 thu 3',
    name: 'Global Accessibility Awareness Day',
    question: 'What did you find out when you used your own product with the keyboard alone?',
    industries: ['Technology', 'Marketing and Advertising', 'Education', 'Retail', 'Entertainment'],
  },
  {
    on: '06-05',
    name: 'World Environment Day',
    question: 'What do you throw away every week that you could have left unordered?',
    industries: ['Hospitality', 'Retail', 'Manufacturing', 'Real Estate', 'Energy'],
  },
  {
    on: '06-20',
    name: 'World Refugee Day',
    question: 'Who joined your team from far away, and what made their start easier?',
    industries: ['Non-profit', 'Education', 'Hospitality', 'Healthcare'],
  },
  {
    on: '06-27',
    name: 'Micro-, Small and Medium-sized Enterprises Day',
    question: 'What can a company of five do that one of five hundred cannot?',
  },
  {
    on: '07-15',
    name: 'World Youth Skills Day',
    question: 'What could you do at 18 that nobody asked you to do for years?',
    industries: ['Education', 'Manufacturing', 'Hospitality', 'Retail', 'Non-profit'],
  },
  {
    on: '07 fri -1',
    name: 'System Administrator Appreciation Day',
    question: 'What works every day only because somebody looks after it unseen?',
    industries: ['Technology', 'Finance', 'Healthcare', 'Education'],
  },
  {
    on: '08-19',
    name: 'World Humanitarian Day',
    question: 'What do people get wrong about helping in an emergency?',
    industries: ['Non-profit', 'Healthcare'],
  },
  {
    on: '09-01',
    name: 'The end of the summer',
    question: 'What did your time off show you about your work?',
  },
  {
    on: '09-08',
    name: 'International Literacy Day',
    question: 'Which text in your business could most of your customers not follow?',
    industries: ['Education', 'Legal', 'Finance', 'Non-profit'],
  },
  {
    on: '09-27',
    name: 'World Tourism Day',
    question: 'What do visitors notice about your town that you no longer see?',
    industries: ['Hospitality', 'Transportation', 'Entertainment'],
  },
  {
    on: '10 mon 1',
    name: 'World Habitat Day',
    question: 'What would make the street you work in better to live in?',
    industries: ['Real Estate', 'Non-profit', 'Energy', 'Transportation'],
  },
  {
    on: '10-05',
    name: 'World Teachers’ Day',
    question: 'Which sentence of a teacher do you still repeat?',
    industries: ['Education'],
  },
  {
    on: '10-10',
    name: 'World Mental Health Day',
    question: 'What do you do in a week when everything is too much?',
  },
  {
    on: '10-16',
    name: 'World Food Day',
    question: 'What would your customers pay for food if they saw how it reaches them?',
    industries: ['Hospitality', 'Retail', 'Transportation', 'Manufacturing', 'Non-profit'],
  },
  {
    on: '11-13',
    name: 'World Kindness Day',
    question: 'Who did something for your career and gained nothing from it?',
  },
  {
    on: '11-19',
    name: 'Women’s Entrepreneurship Day',
    question: 'Which woman’s business are you a customer of, and what does she do better?',
  },
  {
    on: '12-03',
    name: 'International Day of Persons with Disabilities',
    question: 'Which step, form or doorway keeps people out of your business?',
  },
  {
    on: '12-05',
    name: 'International Volunteer Day',
    question: 'What have you learned in unpaid work that you use in paid work?',
    industries: ['Non-profit', 'Education', 'Healthcare', 'Consulting'],
  },
  {
    on: '12-10',
    name: 'Human Rights Day',
    question: 'Which right do people in your field need to know about and mostly do not?',
    industries: ['Legal', 'Non-profit', 'Education'],
  },
  {
    on: '12-31',
    name: 'The end of the year',
    question: 'Which decision of this year would you make again tomorrow?',
  },
];

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function dateIn(year: number, on: string): Temporal.PlainDate {
  const [month = '', weekday, nth] = on.split(' ');
  if (weekday === undefined) return Temporal.PlainDate.from(`${year}-${on}`);
  const count = Number(nth);
  const first = Temporal.PlainDate.from({ year, month: Number(month), day: 1 });
  if (count < 0) {
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - 1 - weekdays.indexOf(weekday) + 7) % 7 });
  }
  const ahead = (weekdays.indexOf(weekday) - (first.dayOfWeek - 1) + 7) % 7;
  return first.add({ days: ahead + 7 * (count - 1) });
}

export interface ComingDay {
  name: string;
  question: string;
  /** As YYYY-MM-DD. */
  date: string;
  days: number;
}

/** Days within `ahead` days of `today` (YYYY-MM-DD) that concern the industry, nearest first. */
export function comingDays(today: string, industry: Industry | null, ahead: number): ComingDay[] {
  const from = Temporal.PlainDate.from(today);
  return days
    .filter(
      ({ industries }) => industries === undefined || (industry !== null && industries.includes(industry)),
    )
    .flatMap(({ on, name, question }) =>
      [from.year, from.year + 1].map((year) => {
        const date = dateIn(year, on);
        return { name, question, date: date.toString(), days: from.until(date, { largestUnit: 'day' }).days };
      }),
    )
    .filter((one) => one.days >= 1 && one.days <= ahead)
    .toSorted((a, b) => a.days - b.days);
}
