import { found, type Check, type Facts, type Finding } from './facts.ts';

export const notShown = 'The file does not show this. Check it on your profile.';

type Answered = keyof Facts['profile']['shown'];

/** A check of something that no file shows, answered by the person or else unknown. */
export const asked = (check: Omit<Check, 'find'>, answer: Answered, yes: string, no: string): Check => ({
  ...check,
  find({ profile: { shown } }): Finding {
    const said = shown[answer];
    if (said === null) return found(null, notShown);
    return said ? found(true, yes) : found(false, no);
  },
});

export const shownChecks: readonly Check[] = [
  asked(
    {
      id: 'featured.present',
      section: 'featured',
      name: 'Something is featured',
      problem: 'Nothing is featured',
      why: 'Featured stands above your experience and is the only section with pictures.',
      weight: 3,
      advice:
        'Choose “Add profile section”, then Featured, and pin your best post, a case study or your website.',
    },
    'featured',
    'You said that something is featured.',
    'You said that nothing is featured.',
  ),
  asked(
    {
      id: 'featured.recent',
      section: 'featured',
      name: 'Featured content is less than a year old',
      problem: 'Featured content is more than a year old',
      why: 'An old post at the top suggests that nothing has happened since.',
      weight: 1,
      advice: 'Replace the oldest featured item with a post or project of this year.',
    },
    'featuredRecent',
    'You said that it is less than a year old.',
    'You said that it is older than a year.',
  ),
  asked(
    {
      id: 'recommendations.received',
      section: 'recommendations',
      name: 'There are at least two recommendations',
      problem: 'You have fewer than two recommendations',
      why: 'They are the only part of a profile that others write.',
      weight: 3,
      advice:
        'Ask two people who know your work. Name the project they should write about: it makes the answer easy.',
    },
    'recommendations',
    'You said that you have at least two.',
    'You said that you have fewer than two.',
  ),
  asked(
    {
      id: 'recommendations.recent',
      section: 'recommendations',
      name: 'One recommendation is from the last two years',
      problem: 'Your recommendations are old',
      why: 'Recent words count more than many old ones.',
      weight: 1,
      advice: 'Ask a colleague or customer of this year.',
    },
    'recommendationsRecent',
    'You said that one is from the last two years.',
    'You said that all are older than two years.',
  ),
  asked(
    {
      id: 'recommendations.given',
      section: 'recommendations',
      name: 'You have recommended someone',
      problem: 'You have recommended nobody yet',
      why: 'It appears on their profile with your name and headline, and many return the favour.',
      weight: 1,
      advice:
        'Write three sentences for somebody whose work you know: what they did, how, and what came of it.',
    },
    'recommendationsGiven',
    'You said that you have recommended somebody.',
    'You said that you have not recommended anybody yet.',
  ),
  asked(
    {
      id: 'banner.own',
      section: 'banner',
      name: 'The banner is your own',
      problem: 'The banner is LinkedIn’s default',
      why: 'The grey default takes a quarter of the first screen and says nothing.',
      weight: 2,
      advice: 'Upload a banner of 1584 × 396 pixels. You can make one under Images.',
    },
    'banner',
    'You said that the banner is your own.',
    'You said that the banner is the default.',
  ),
  asked(
    {
      id: 'banner.message',
      section: 'banner',
      name: 'The banner says what you do',
      problem: 'The banner does not say what you do',
      why: 'One line on the banner is read before the headline.',
      weight: 1,
      advice: 'Put one short line on the right half: the photo covers the lower left corner.',
    },
    'bannerMessage',
    'You said that the banner says what you do.',
    'You said that the banner does not say what you do.',
  ),
  asked(
    {
      id: 'photo.present',
      section: 'photo',
      name: 'There is a photo',
      problem: 'There is no photo',
      why: 'Profiles without a face look unused, and invitations from them are declined more often.',
      weight: 5,
      advice: 'Take one by a window with a plain wall behind you. A phone is good enough.',
    },
    'photo',
    'You said that there is a photo.',
    'You said that there is no photo.',
  ),
  asked(
    {
      id: 'photo.face',
      section: 'photo',
      name: 'Your face fills most of the photo',
      problem: 'Your face is small in the photo',
      why: 'In the feed the photo is 48 pixels wide. A whole figure is a dot there.',
      weight: 2,
      advice: 'Crop the photo from just above the head to the shoulders.',
    },
    'photoFace',
    'You said that the face fills most of it.',
    'You said that the face is small.',
  ),
  asked(
    {
      id: 'photo.public',
      section: 'photo',
      name: 'Everyone can see the photo',
      problem: 'Not everyone can see the photo',
      why: 'If only connections see it, recruiters and customers see a grey circle.',
      weight: 2,
      advice: 'Click your photo, choose Visibility, then Public.',
    },
    'photoPublic',
    'You said that everybody can see it.',
    'You said that not everybody can see it.',
  ),
];
