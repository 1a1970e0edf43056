/** The maximum input for the model of a public tool, in characters. */
export const toolNotesLimit = 4000;
export const toolAboutLimit = 6000;
