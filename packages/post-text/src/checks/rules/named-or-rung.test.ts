import { expect, it } from 'vitest';
import { checkPost } from '../../index.ts';

const isTold = (text: string) => checkPost(text).some(({ rule }) => rule === 'in-confidence');

it.each([
  'A patient Anna walked.',
  'A patient Anna walked again on Tuesday.',
  'Yesterday a patient Rosa smiled for the first time.',
  'A resident patient, Tomas, slept through the night.',
  'One patient Lena laughed in the corridor.',
  'A pupil Ali cried at the gate.',
  'Another patient Ines died on Sunday.',
  'A coachee Petra came back after a year.',
  'An inmate Joe sang at the service.',
  'A patient called Anna walked again.',
  'The patient called Anna slept.',
  'A pupil called Tom, who has epilepsy, read on.',
  'The patient called Rosa, 82, plays cards.',
  'My patient called Anna was allowed home.',
  'We sat with the patient called Rosa for an hour.',
  'I wrote about a pupil called Leo last week.',
  'This is for the patient called Ines.',
  'The pupil named Tom read on.',
  'The patient named Anna at bed four slept.',
  'She taught a pupil called Mira to read.',
  'The resident called Otto had a stroke in May.',
  'One patient called Vera has been here since March.',
])('somebody in care is named: %s', (text) => {
  expect(isTold(text)).toBe(true);
});

it.each([
  'The patient called Anna at noon.',
  'The patient called Anna on Monday about the letter.',
  'A patient called Anna at noon.',
  'My patient called Anna over.',
  'A patient called Anna back.',
  'Then the patient called Anna, and we waited.',
  'The pupil called Tom yesterday.',
  'The patient called Anna from the bus.',
  'When the patient called Anna, nobody was in.',
  'The resident called Otto twice.',
  'A patient called Anna to say thank you.',
  'The patient called Anna again.',
  'The patient called Anna before lunch.',
  'A pupil called Mira because the gate was shut.',
  'Our patient called Rosa about the bill.',
  'A patient Anna treated went home.',
  'A patient Anna saw was late.',
  'A patient Anna walked to the door smiled.',
  'The patient Anna treated went home.',
  'One pupil Tom taught is a teacher now.',
  'A patient Portal opened in May.',
  'A patient Europe needs came late.',
])('nobody is named, or only who was rung or who treated them: %s', (text) => {
  expect(isTold(text)).toBe(false);
});
