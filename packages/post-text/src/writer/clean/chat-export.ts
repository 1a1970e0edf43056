/** What a phone writes into an exported chat and nobody said. */

/** Marks of direction, which stand before a time and around a name. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const STAMP =
  '\\[?\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4},?\\s+\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?\\s?m\\.?)?\\]?';
/** '12/03/2024, 18:44 - ' and '[12.03.24, 18:44:50] '. */
const STAMPED = new RegExp(`^\\s*${STAMP}\\s*(?:[-–]\\s*)?(?<rest>.*)$`, 'iu');
const NAME = /^[^:\n]{1,40}:\s*/u;
const THING =
  '(?:media|image|photo|picture|video|audio|voice (?:message|call)|sticker|gif|document|contact card|video note|location|multimedia|bild|foto|sticker|dokument|medien|imagen|vídeo|nota de voz|documento|image|vidéo|média|médias|immagine|imagem|afbeelding)';
const OMITTED =
  '(?:omitted|not included|weggelassen|ausgeschlossen|omitid[oa]s?|omise?s?|oculto|absent[e]?s?|attached|angehängt|weggelaten|omess[oia])';
/** What stands for a picture, a call or a message that is gone. */
const NOTHING_SAID = new RegExp(
  `^<?\\s*(?:(?:this message (?:was|has been) (?:deleted|edited)|you deleted this message|diese nachricht wurde (?:gelöscht|bearbeitet)|du hast diese nachricht gelöscht|se eliminó este mensaje|eliminaste este mensaje|este mensaje fue eliminado|ce message a été supprimé|missed (?:voice|video|group) ?(?:voice |video )?call.*|verpasster (?:sprach|video)anruf.*|llamada perdida.*|appel (?:vocal|vidéo) manqué.*|null|waiting for this message.*)|${THING}s? ${OMITTED}|${OMITTED}:? .{0,60}|.{1,60} \\((?:file attached|datei angehängt|archivo adjunto|fichier joint)\\)|${THING}s?:? <?${OMITTED}.{0,60})\\.?\\s*>?$`,
  'iu',
);
/** Said by nobody: 'Ana joined using this group's invite link'. */
const OF_GROUP =
  /(?:end-to-end encrypted|ende-zu-ende-verschlüsselt|cifrados de extremo a extremo|chiffrés de bout en bout|(?:created|joined|left|added|removed) (?:the |this )?(?:group|using|you|\p{Lu}|\+)|changed (?:the|this|their) (?:group|subject|phone|security|icon)|security code changed|turned (?:on|off) disappearing|hat (?:die gruppe|das thema|den betreff|dich)|se unió|salió del grupo|a rejoint|a quitté)/iu;
const EDITED =
  /\s*<(?:this message was edited|diese nachricht wurde bearbeitet|se editó este mensaje|ce message a été modifié)>\s*$/iu;

/** A pasted chat without what its program put there: lines of which nothing was said, and the marks around the others. */
export function withoutExportMarks(typed: string): string {
  const text = typed.replace(DIRECTION, '');
  const lines = text.split('\n');
  if (lines.filter((line) => STAMPED.test(line)).length < 2) return text;
  return lines
    .flatMap((line) => {
      const rest = STAMPED.exec(line)?.groups?.['rest'];
      if (rest === undefined) return NOTHING_SAID.test(line.trim()) ? [] : [line];
      const name = NAME.exec(rest)?.[0];
      if (name === undefined) return OF_GROUP.test(rest) ? [] : [line];
      return NOTHING_SAID.test(rest.slice(name.length).trim()) ? [] : [line.replace(EDITED, '')];
    })
    .join('\n');
}
