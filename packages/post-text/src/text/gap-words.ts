/**
 * The words of the languages we write in by which a phrase in brackets asks for something. They are the question words,
 * the possessives of “you” and the indefinite articles of those languages, and what a text most often lacks: a name, a
 * figure, a date, a company, a client, a place. Grammar does not grow, and neither should these lists: what our own
 * prompts leave open always ends in a question mark (see `askInBrackets`).
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean));

/** Asks wherever it stands. */
export const addressing = words(`
  your yours dein deine deinem deinen deiner deines eure eurem euren eurer votre vos jouw uw
  vuestro vuestra vuestros vuestras tuo tua tuoi vostro vostra vostri vostre teu teus
  आपका आपके आपकी तुम्हारा तुम्हारे तुम्हारी अपना अपने अपनी
  कितने कितना कितनी क्या कौन कब कहाँ कहां क्यों कैसे किस किसने किसे किसका किसके किसकी`);

/** Asks at the beginning of a phrase in lower case. */
export const opening = words(`
  how what which who whom whose when where why a an
  wie was welche welcher welches welchen welchem wer wen wem wessen wann wo warum wieso wofür womit wozu
  ein eine einen einem einer eines
  cómo como qué cuál cuáles quién quiénes cuándo dónde cuánto cuánta cuántos cuántas cuanto cuantos
  un una unos unas tu tus su sus
  combien quel quelle quels quelles qui quand où pourquoi quoi une ton ta tes
  quale quali quanto quanta quanti quante chi cosa dove perché uno
  hoe hoeveel wat welke welk wanneer waar waarom een je
  qual quais quantos quantas quem quando onde um uma seu sua seus suas
  एक`);

/** Asks for an amount at the beginning, whatever its case: no heading begins like this. */
export const amounts =
  /^(?:how (?:many|much)|wie ?viele?|cu[aá]nt[oa]s?|combien|quant[oiae]s?|hoeveel|aantal|anzahl)(?!\p{L})/iu;

/** What is missing, named alone or with what it belongs to: `[name]`, `[number of clients]`, `[Name des Kunden]`. */
export const missing = words(`
  name names number figure amount percentage date year company client customer city
  namen vorname nachname zahl nummer anzahl betrag prozentzahl datum jahr firma unternehmen kunde kunden kundin stadt ort
  nombre nombres número numero cifra cantidad importe porcentaje fecha año empresa cliente ciudad
  nom prénom numéro chiffre montant pourcentage année entreprise cliente ville
  nome cognome importo percentuale anno azienda città
  naam aantal nummer getal bedrag percentage jaar bedrijf klant
  valor quantia porcentagem percentagem ano cidade
  नाम संख्या नंबर आँकड़ा राशि प्रतिशत तारीख वर्ष साल कंपनी ग्राहक शहर`);

/** A name or an amount at the end of a short phrase: `[company name]`, `[Firmenname]`, `[ग्राहक का नाम]`. */
export const named =
  /(?:\bname|\bnumber|\bamount|\bpercentage|name|zahl|nummer|naam|aantal|नाम|संख्या|नंबर|राशि|तारीख)$/iu;

export const of = words(`
  of des der von vom de del du d’ d' di della dello dell’ dell' dei degli delle do da dos das van het for für`);

export const articles = words(`
  the a an der die das den dem ein eine el la los las un una le les une l’ l' il lo i gli uno de het een o os as um uma`);
