export const improvements = {
  shorter: 'Shorter',
  simpler: 'Simpler',
  longer: 'Longer',
  concrete: 'More concrete',
  personal: 'More personal',
  tone: 'Other tone',
  language: 'Fix the language',
  translate: 'Translate',
  continue: 'Continue',
  own: 'Your own instruction',
} as const;
export type Improvement = keyof typeof improvements;

export const instructionCharacterLimit = 500;
