/** Upper-cases a text by the rules of the language, or by default rules if the language tag is invalid. */
export function upperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}
