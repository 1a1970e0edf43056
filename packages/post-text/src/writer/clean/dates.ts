/** Forms of a day in the languages of the notes, for patterns that read small and large letters alike. */
export const MONTH =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|febrero|février|febbraio|march|märz|marzo|mars|april|abril|avril|aprile|may|mai|mayo|maggio|maio|june|juni|junio|juin|giugno|junho|july|juli|julio|juillet|luglio|julho|august|agosto|août|september|septiembre|septembre|settembre|setembro|october|oktober|octubre|octobre|ottobre|outubro|november|noviembre|novembre|novembro|december|dezember|diciembre|décembre|dicembre|dezembro|enero|gennaio|janeiro|fevereiro|março)(?!\\p{L})';
export const DAY = '\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?(?![\\p{L}\\d:%€$]|[.,]\\d)';
export const DATE = `(?:${DAY} (?:of |de )?${MONTH}|${MONTH} ${DAY})`;
