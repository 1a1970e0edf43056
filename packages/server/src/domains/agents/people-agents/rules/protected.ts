/** The names of fields with attributes that nobody may be selected by. The list is closed: what the law protects. */
const attributes =
  'age|date of birth|gender|sex|nationality|nationalities|citizenship|marital status|religion|ethnicity';
const attributeField = new RegExp(String.raw`^\W{0,3}(?:${attributes})\s{0,3}[:=]`, 'i');

/**
 * Whether a wish is a labelled field of such an attribute ("Gender: female"). Other words say nothing certain ("Ernst &
 * Young" is a company): the page tells people not to select by these attributes, and a model is given the same rule.
 */
export const isProtected = (wish: string): boolean => attributeField.test(wish);

/** The labels of fields that identify a person. */
const labels =
  '(?:full |first |last |given |family )?name|photo|picture|e-?mail|phone|mobile|telephone|address|age|date of birth|birth ?date|' +
  String.raw`d\.?o\.?b\.?|place of birth|born|gender|sex|nationality|nationalities|citizenship|marital status|children|religion|ethnicity`;

export const identityField = new RegExp(String.raw`^\W{0,3}(?:${labels})\b`, 'i');
/** A line that consists of a label. Its value is on the next line. */
export const bareLabel = new RegExp(String.raw`^\W{0,3}(?:${labels})\W{0,3}$`, 'i');
export const innerField = new RegExp(String.raw`\b(?:${labels})\s{0,3}[:=][^|•·;,\t\n]{0,200}`, 'gi');
