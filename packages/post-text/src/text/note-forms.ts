/** Words that many notes begin with. */
export const PLEASE = '(?:(?:and|also|please|pls|ps|p\\.s\\.|btw)[,:]? )*';

export const whole = (form: string) => new RegExp(`^(?:${form})\\s*[.!?…]*$`, 'iu');

/** A note to oneself is no longer, in UTF-16 units: what is longer is told. */
export const LONGEST_NOTE = 240;
