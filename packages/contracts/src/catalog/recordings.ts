/** The longest recording, in seconds. */
export const recordingSecondsLimit = 2 * 3600;
/** Two hours of WAV with 16,000 samples a second. */
export const recordingByteLimit = 256 * 1024 * 1024;
export const recordingsLimit = 500;
/** The number of days after which the sound of a recording is deleted at the latest. */
export const recordingSoundDays = 30;
/** A transcription is paid for each part of this length that has begun, in seconds. */
export const paidPartSeconds = 600;
/** The most points that are found in a recording. */
export const mostPoints = 12;
