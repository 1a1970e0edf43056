import { emptySlide, type Slide } from './model.ts';

/** A deck with every kind of slide, used to preview designs and in tests. */
export function sampleSlides(): Slide[] {
  return [
    {
      ...emptySlide('cover', 'cover'),
      eyebrow: 'Remote work',
      title: 'We cancelled every meeting for a month',
      body: 'What broke, what got better, and what we kept.',
    },
    {
      ...emptySlide('text', 'text'),
      eyebrow: 'The problem',
      title: 'Nobody had two free hours in a row',
      body: 'Our calendars looked busy and our roadmap looked empty.\n\nDesigners sketched between calls. Engineers shipped at night. Everyone felt late.',
    },
    {
      ...emptySlide('list', 'list'),
      title: 'Three rules for the month',
      items: [
        { label: 'Write it down first', text: 'A decision without a document is not a decision.' },
        { label: 'Answer within a day', text: 'Nobody waits longer, nobody has to answer sooner.' },
        { label: 'Talk when it is human', text: 'Feedback and conflict still deserve a voice.' },
      ],
    },
    {
      ...emptySlide('step', 'step'),
      eyebrow: 'How to start',
      figure: '1',
      title: 'Pick one team and one month',
      body: 'Small enough to undo, long enough to notice. Tell everyone what you will measure.',
    },
    {
      ...emptySlide('quote', 'quote'),
      body: 'I had forgotten that an afternoon could be quiet.',
      title: 'A designer on the team',
      attribution: 'In the survey after week two',
    },
    {
      ...emptySlide('stat', 'stat'),
      eyebrow: 'Week four',
      figure: '63%',
      title: 'of planned work was finished',
      body: 'In the month before it was 41%.',
      attribution: 'Our own sprint reports',
    },
    {
      ...emptySlide('chart', 'chart'),
      title: 'Hours in meetings per person and week',
      chart: {
        form: 'bar',
        unit: 'h',
        rows: [
          { label: 'Before', value: 17 },
          { label: 'During the month', value: 2 },
          { label: 'Three months later', value: 6.5 },
        ],
      },
      attribution: 'Calendar data of 24 people',
    },
    {
      ...emptySlide('comparison', 'comparison'),
      title: 'Meeting or document?',
      columns: [
        { title: 'Meet', lines: ['Feedback on a person', 'A conflict', 'Saying thank you'] },
        { title: 'Write', lines: ['A status update', 'A decision', 'A plan for review'] },
      ],
    },
    {
      ...emptySlide('before-after', 'before-after'),
      title: 'The Monday update',
      columns: [
        { title: 'Before', lines: ['Forty minutes, eleven people, and one person talking'] },
        { title: 'After', lines: ['Five lines each in one document, read by ten'] },
      ],
    },
    {
      ...emptySlide('timeline', 'timeline'),
      title: 'What happened when',
      items: [
        { label: 'Week 1', text: 'Silence, and a little panic' },
        { label: 'Week 2', text: 'The first long documents' },
        { label: 'Week 3', text: 'Fewer questions, better ones' },
        { label: 'Week 4', text: 'Nobody asked for meetings back' },
      ],
    },
    {
      ...emptySlide('share', 'chart'),
      title: 'Where the saved hours went',
      chart: {
        form: 'share',
        unit: '%',
        rows: [
          { label: 'Deep work', value: 54 },
          { label: 'Reviews', value: 24 },
          { label: 'Learning', value: 14 },
          { label: 'Home earlier', value: 8 },
        ],
      },
    },
    {
      ...emptySlide('line', 'chart'),
      title: 'Tasks finished per week',
      chart: {
        form: 'line',
        unit: '',
        rows: [
          { label: 'W0', value: 22 },
          { label: 'W1', value: 19 },
          { label: 'W2', value: 28 },
          { label: 'W3', value: 35 },
          { label: 'W4', value: 41 },
        ],
      },
    },
    {
      ...emptySlide('closing', 'closing'),
      title: 'Which meeting would you cancel first?',
      body: 'Follow for more notes on calm teams.',
      linkLabel: 'Read the playbook',
      link: 'https://example.com/playbook',
    },
  ];
}
