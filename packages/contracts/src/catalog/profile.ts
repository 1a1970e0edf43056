/** The length limits in LinkedIn's editor (June 2025). */
export const profileFieldLimits = {
  headline: 220,
  about: 2_600,
  title: 100,
  description: 2_000,
} as const;

/** The sections covered by a review, in the order of a profile. */
export const reviewedSections = [
  'headline',
  'about',
  'experience',
  'featured',
  'skills',
  'education',
  'recommendations',
  'banner',
  'photo',
  'basics',
] as const;
export type ReviewedSection = (typeof reviewedSections)[number];

/** Questions about what a profile file does not contain, to be answered yes, no or not at all. */
export const shownQuestions = {
  photo: 'Is there a photo of you?',
  photoFace: 'Does your face fill most of the photo?',
  photoPublic: 'Can everyone see the photo?',
  banner: 'Is the banner your own?',
  bannerMessage: 'Does the banner say what you do?',
  featured: 'Is something featured?',
  featuredRecent: 'Is your featured content less than a year old?',
  recommendations: 'Do you have at least two recommendations?',
  recommendationsRecent: 'Is one of them from the last two years?',
  recommendationsGiven: 'Have you recommended someone?',
  manySkills: 'Do you list 15 skills or more?',
  openTo: 'Is “Open to” turned on?',
} as const;
export type ShownQuestion = keyof typeof shownQuestions;

export const reviewDeliveryHours = 48;
