/** In capitals as the language writes them; as any language does where it has no such name. */
export function upperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}
