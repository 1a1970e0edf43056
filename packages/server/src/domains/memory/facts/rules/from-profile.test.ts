import { expect, it } from 'vitest';
import { readForm, readProfile } from './from-profile.ts';

const profile = {
  name: 'Ruth',
  headline: 'Operations consultant',
  location: 'Hull',
  summary: null,
  industry: null,
  websites: [],
  languages: [{ name: 'Yoruba', proficiency: 'Limited Working' }],
  honors: ['Small Supplier of the Year'],
  publications: [],
  certifications: ['Yard and Dock Safety'],
  skills: ['Slotting', 'Returns'],
  experience: [
    {
      company: 'Ruth Operations',
      title: 'Owner',
      start: '2020-09',
      end: null,
      location: 'Hull',
      description:
        'Independent practice.\n\n- Cut mis-picks from 2.1% to 0.6% by changing the label. Peak was boring.',
    },
    {
      company: 'Northquay',
      title: 'Site Manager',
      start: '2015',
      end: '2020-08',
      location: null,
      description: null,
    },
    { company: null, title: null, start: '2010', end: null, location: null, description: null },
  ],
  education: [
    { school: 'Humber Reach', degree: 'Foundation Degree', field: 'Logistics', start: '2011', end: '2013' },
  ],
};

it('tells what a profile says, each in words that stand there', () => {
  expect(readProfile(profile).map(({ text, kind, status }) => [text, kind, status])).toEqual([
    ['Operations consultant', 'role', 'confirmed'],
    ['Owner at Ruth Operations since September 2020.', 'role', 'confirmed'],
    ['Cut mis-picks from 2.1% to 0.6% by changing the label.', 'result', 'suggested'],
    ['Site Manager at Northquay from 2015 to August 2020.', 'event', 'confirmed'],
    ['Foundation Degree in Logistics at Humber Reach from 2011 to 2013.', 'event', 'confirmed'],
    ['Earned the certificate “Yard and Dock Safety”.', 'event', 'confirmed'],
    ['Received the award “Small Supplier of the Year”.', 'event', 'confirmed'],
    ['Languages: Yoruba – Limited Working.', 'role', 'confirmed'],
    ['Skills: Slotting, Returns.', 'role', 'confirmed'],
  ]);
  const [, owner] = readProfile(profile);
  expect(owner).toMatchObject({ subject: 'Ruth Operations', happened: '2020-09', until: null });
  expect(owner?.source).toMatchObject({ kind: 'profile', passage: 'Owner\nRuth Operations\n2020-09\nHull' });
});

it('takes the role and headline of the form, and nothing empty', () => {
  expect(readForm({ role: ' Baker ', headline: '' }).map(({ text }) => text)).toEqual(['Baker']);
});

it('splits long lists instead of cutting them', () => {
  const skills = Array.from({ length: 60 }, (_, at) => `Careful skill number ${at}`);
  const lists = readProfile({ ...profile, skills }).filter(({ text }) => text.startsWith('Skills'));
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.map(({ source }) => source.passage).join(', ')).toBe(skills.join(', '));
});
