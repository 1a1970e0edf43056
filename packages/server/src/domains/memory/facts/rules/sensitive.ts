/**
 * What nobody is to be judged by and no rule may offer: family, health, disability, belief and membership of a union, said of
 * oneself. A closed list in the languages of the product; what it does not know is left to the model's own rule and the person.
 */
const SENSITIVE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    '(?:parental|maternity|paternity) leave|(?:was|became|i am|i’m|while) pregnant|my pregnancy|(?:son|daughter|child|baby|twins?) (?:was|were) born|my (?:husband|wife|divorce|daughters?|sons?|child|children|kids|cancer|illness|depression|disability|chemo\\p{L}*|faith|religion|church)|diagnosed with|had cancer|i (?:burnt|burned) out|my burn-?out|registered disabled|trade union member',
    'elternzeit|mutterschutz|(?:war|wurde|bin) (?:ich )?schwanger|geburt (?:meine|unsere)\\p{L}*|mein\\p{L}{0,2} (?:ehemann|ehefrau|tochter|töchter|sohn|söhne|kind\\p{L}*|scheidung|krankheit|depression|behinderung|burn-?out|glaube)|krebs(?:diagnose|erkrankung)|schwerbehindert\\p{L}*|gewerkschaftsmitglied',
    'congé (?:maternité|paternité|parental)|(?:étais|suis|tombée) enceinte|ma grossesse|naissance de (?:ma|mon|mes)|mon (?:mari|fils|handicap|divorce)|ma (?:femme|fille|maladie|dépression)|mes enfants',
    'baja (?:maternal|paternal|médica)|(?:estaba|estoy|quedé) embarazada|nacimiento de mi|mi (?:marido|mujer|hij[oa]|enfermedad|depresión|discapacidad)|mis hij[oa]s',
    'congedo parentale|ero incinta|ouderschapsverlof|was zwanger|licença (?:maternidade|paternidade)|estava grávida',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

export const isSensitive = (text: string): boolean => SENSITIVE.test(text);
