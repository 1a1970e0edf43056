/**
 * The attributes that nobody is chosen by, and the labels of the fields that say who somebody is. Both lists are closed and
 * in English: they have the names of what the law protects, and the pages say so. A model is told the same in its own words.
 */
const attributes =
  'age|aged|years? old|date of birth|gender|sex|male|female|wom[ae]n|m[ae]n|young|nationality|nationals?|citizenship|marital status|religion|ethnicity';
const ageLimit =
  /\b(?:under|below|over|above|younger than|older than)\s+\d{2}(?:\s+years?\b|\s*$|\s*[,.;)])/i;
const attribute = new RegExp(String.raw`\b(?:${attributes})\b`, 'i');

export const isProtected = (wish: string): boolean => attribute.test(wish) || ageLimit.test(wish);

const labels =
  '(?:full |first |last |given |family )?name|photo|picture|e-?mail|phone|mobile|telephone|address|age|date of birth|birth ?date|' +
  String.raw`d\.?o\.?b\.?|place of birth|born|gender|sex|nationality|nationalities|citizenship|marital status|children|religion|ethnicity`;

/** A field at the beginning of a line, or of a part of one. */
export const identityField = new RegExp(String.raw`^\W{0,3}(?:${labels})\b`, 'i');
/** A line that is a label and nothing else: what it labels is on the next line. */
export const bareLabel = new RegExp(String.raw`^\W{0,3}(?:${labels})\W{0,3}$`, 'i');
/** A field inside a line. */
export const innerField = new RegExp(String.raw`\b(?:${labels})\s{0,3}[:=][^|•·;,\t\n]{0,200}`, 'gi');
