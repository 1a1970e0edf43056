export const improvements = {
  shorter: 'Shorter',
  simpler: 'Simpler',
  longer: 'Longer',
  concrete: 'More concrete',
  personal: 'More personal',
  tone: 'Other tone',
  language: 'Fix the language',
  translate: 'Translate',
  own: 'Your own instruction',
} as const;
export type Improvement = keyof typeof improvements;

/** The improvements that do not need a model. */
export const improvementsByRule: readonly Improvement[] = ['shorter', 'simpler'];

export const instructionCharacterLimit = 500;
