export const questionRoles = {
  founder: 'Founder or owner',
  leader: 'Manager or team lead',
  specialist: 'Specialist',
  sales: 'Sales and fundraising',
  marketing: 'Marketing',
  operations: 'Operations',
  people: 'People and hiring',
  independent: 'Freelancer or adviser',
  seeker: 'Job seeker',
} as const;
export type QuestionRole = keyof typeof questionRoles;
