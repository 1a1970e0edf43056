export const templateGroups = {
  story: 'Stories',
  lesson: 'Lessons',
  'how-to': 'How-to and cases',
  opinion: 'Opinions',
  founders: 'Founders',
  sales: 'Sales',
  careers: 'Careers',
  teams: 'Hiring and teams',
  freelancers: 'Freelancers',
} as const;
export type TemplateGroup = keyof typeof templateGroups;

export const ownTemplateLimit = 100;
export const templateNameCharacterLimit = 60;
