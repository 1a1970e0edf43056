/** What the model of a public tool is given at most, in characters; the built-in writer takes what the dashboard takes. */
export const toolNotesLimit = 4000;
export const toolAboutLimit = 6000;
