/**
 * The maximum input for the model of a public tool, in characters. The built-in writer has the same limits as in
 * the dashboard.
 */
export const toolNotesLimit = 4000;
export const toolAboutLimit = 6000;
