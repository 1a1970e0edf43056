/** The calendar of a fictional author for the example runs. Negative `daysAgo` means scheduled posts. */
export const samplePosts: readonly { daysAgo: number; text: string }[] = [
  {
    daysAgo: 730,
    text: 'We print the rota on paper.\n\nPeople read it on the way to the kettle. Nobody ever opened the shared file.',
  },
  {
    daysAgo: 365,
    text: 'I asked twelve drivers what slows them down.\n\nEleven said: finding out who to call. We put one number on every door.',
  },
  {
    daysAgo: 210,
    text: 'A return costs us 4 euros before anybody opens the box.\n\nSo we write the measurements in words now. Returns fell by a third.',
  },
  { daysAgo: 120, text: 'Our first repair evening had 7 guests and 9 lamps.' },
  { daysAgo: 90, text: 'The test bench finds faults before customers do.' },
  { daysAgo: 60, text: 'Two suppliers were late again. We told our customers on the same day.' },
  { daysAgo: 30, text: 'We answer the phone ourselves from 9 to 10. It is the best hour of the day.' },
  {
    daysAgo: 16,
    text: 'An apprentice drew the new packing table. It is 8 centimetres higher than the old one.',
  },
  { daysAgo: 5, text: '412 repairs in October.\n\nA repair took 9 days. In September it was 13.' },
  { daysAgo: 2, text: 'What I would ask a supplier today that I did not ask five years ago.' },
  { daysAgo: -2, text: 'Three things we stopped doing this year, and what nobody noticed.' },
];
