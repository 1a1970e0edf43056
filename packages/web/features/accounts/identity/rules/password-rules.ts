/** The password rules, one sentence each. Together they match the contract's schema. */
export const passwordRules: readonly { words: string; met: (password: string) => boolean }[] = [
  { words: 'At least 8 characters', met: (password) => password.length >= 8 },
  { words: 'A lowercase letter', met: (password) => /[a-z]/.test(password) },
  { words: 'An uppercase letter', met: (password) => /[A-Z]/.test(password) },
  { words: 'A digit', met: (password) => /\d/.test(password) },
  { words: 'One of @ $ ! % * ? &', met: (password) => /[@$!%*?&]/.test(password) },
  {
    words: 'No spaces, accented letters or other symbols',
    met: (password) => /^[A-Za-z\d@$!%*?&]+$/.test(password),
  },
];
