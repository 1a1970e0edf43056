/**
 * The attributes that nobody may be selected by, and the labels of fields that identify a person. Both lists are
 * closed, English, and name what the law protects; the pages say so. A model is given the same rule.
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

export const identityField = new RegExp(String.raw`^\W{0,3}(?:${labels})\b`, 'i');
/** A line that consists of a label. Its value is on the next line. */
export const bareLabel = new RegExp(String.raw`^\W{0,3}(?:${labels})\W{0,3}$`, 'i');
export const innerField = new RegExp(String.raw`\b(?:${labels})\s{0,3}[:=][^|•·;,\t\n]{0,200}`, 'gi');
