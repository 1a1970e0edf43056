/** The cost parameters of Argon2id: memory in KiB, passes and lanes. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's recommendation for Argon2id (2024): 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
