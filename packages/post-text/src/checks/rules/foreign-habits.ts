import type { Language } from '../../text/language.ts';
import { GERMAN_HABITS } from './german-habits.ts';

type Spoken = Extract<Language, 'de' | 'fr' | 'es'>;
type Turns = Partial<Record<Spoken, readonly string[]>>;

/** Where a sentence begins, behind what Spanish sets before it. */
const START = '(?<=^|\\n[¿¡]?|[.!?…]\\s[¿¡]?)';
/** The rest of the sentence, without a figure: what is counted is told of. */
const REST = '[^.!?\\n\\d]{0,90}';
const END = '[.!?…]';
/** Only signs and tags follow in the line. */
const LAST = '(?=[^\\p{L}\\p{N}\\n]*(?:\\n|$|#))';

/**
 * The same turns in German, French and Spanish, by rule. Only those that nobody says of a thing in front of them; each begins a
 * sentence and is at its end where it may also be meant.
 */
const TURNS: Readonly<Record<string, Turns>> = {
  'rhetorical-result': {
    de: [
      `(?:Und )?(?:[Dd]as |[Uu]nser |[Mm]ein )(?:Ergebnis|Resultat|Fazit|Geheimnis|Rezept|Besondere|Beste|Verrückte|Überraschende|Problem|Lösung|Learning)\\?(?=\\s)`,
      `(?:Und )?(?:[Dd]ie |[Uu]nsere |[Mm]eine )(?:Lösung|Antwort|Wahrheit|Lektion|Erkenntnis|Folge|Überraschung|Moral|Konsequenz|Reaktion|Quintessenz)\\?(?=\\s)`,
      `(?:Was war (?:der|unser|mein|das|die) (?:Schlüssel|Geheimnis|Trick|Lektion|Unterschied|Erkenntnis)(?: zum Erfolg)?|Und (?:wisst ihr|weißt du|wissen Sie) was|Warum ich (?:das|euch das|Ihnen das) (?:erzähle|schreibe|teile)|Was (?:ich|wir) (?:daraus|dabei|davon) gelernt habe?n?)\\?(?=\\s)`,
    ],
    fr: [
      `(?:Et )?(?:[Ll]e |[Ll]a |[Ll]['’]|[Mm]on |[Mm]a |[Nn]otre )(?:résultat|secret|déclic|verdict|constat|bilan|leçon|solution|réponse|vérité|morale|clé|conséquence|surprise|problème|pire|meilleur|différence|ingrédient secret) ?\\?(?=\\s)`,
      `(?:(?:Et |Alors )?(?:devinez|savez-vous|tu sais) quoi|Pourquoi (?:je vous (?:raconte|dis|parle de|partage) (?:ça|cela)|est-ce que je vous (?:raconte|dis) (?:ça|cela))|(?:Et )?[Cc]e que (?:j['’]ai|nous avons|on a) (?:appris|retenu)) ?\\?(?=\\s)`,
    ],
    es: [
      `(?:Y )?(?:[Ee]l |[Ll]a |[Mm]i |[Nn]uestr[oa] )(?:resultado|secreto|clave|lección|respuesta|verdad|solución|moraleja|problema|conclusión|consecuencia|diferencia|truco|aprendizaje)\\?(?=\\s)`,
      `(?:¿?(?:Y )?(?:adivinad?|sabéis|sabes|saben) qué|Por qué (?:os |les |te )?(?:cuento|comparto) esto|Qué (?:aprendí|aprendimos)|Cuál fue (?:la clave|el secreto|la lección)(?: del éxito)?)\\?(?=\\s)`,
    ],
  },
  'vague-authority': {
    de: [
      `(?:(?:Zahlreiche |Viele |Aktuelle |Neueste |Neue |Unzählige |Immer mehr )?(?:Studien|Untersuchungen|Umfragen|Statistiken) (?:zeigen|belegen|beweisen|bestätigen)(?: (?:immer wieder|es|uns|deutlich|eindrucksvoll|seit Jahren))?(?=[,:.]| dass| klar| eindeutig)|Die (?:Forschung|Wissenschaft) (?:zeigt|belegt|ist sich einig|sagt)(?=[,:.]| dass| klar| eindeutig)|(?:Experten|Expertinnen und Experten|Fachleute|Branchenkenner) (?:sind sich einig|warnen)|Es ist (?:wissenschaftlich )?(?:erwiesen|bewiesen)(?=,))`,
    ],
    fr: [
      `(?:(?:De nombreuses |Plusieurs |Toutes les |Les |Des |Diverses )(?:études|recherches|enquêtes) (?:récentes )?(?:(?:le |l['’])?(?:montrent|prouvent|démontrent|confirment|révèlent))(?= que|[,:.]| clairement| unanimement)|La (?:science|recherche) (?:le )?(?:montre|prouve|démontre|dit|confirme)(?= que|[,:.]| clairement)|(?:Tous l|L)es (?:experts|spécialistes) (?:s['’]accordent|sont unanimes|le disent|sont d['’]accord)|Il est prouvé que|Selon (?:les|de nombreux|certains) (?:experts|spécialistes)(?=,))`,
    ],
    es: [
      `(?:(?:Numerosos |Diversos |Varios |Muchos |Los |Múltiples )?[Ee]studios (?:recientes )?(?:demuestran|muestran|confirman|indican|revelan)(?= que|[,:.])|La (?:ciencia|investigación) (?:lo )?(?:demuestra|dice|confirma|muestra)(?= que|[,:.])|(?:Todos l|L)os (?:expertos|especialistas) (?:coinciden|afirman|aseguran|están de acuerdo)|Está (?:demostrado|comprobado)(?: científicamente)? que|Según (?:los|muchos) expertos(?=,))`,
    ],
  },
  'dramatic-pause': {
    de: [
      `(?:(?:Das|Dies) (?:muss|musste) (?:man|ich|mensch) (?:erst ?(?:ein)?mal |kurz )*sacken lassen|Lasst? (?:das|diesen Satz|diese Zahl)(?: (?:mal|kurz|einen Moment|erst einmal|einfach))* (?:sacken|auf (?:euch|dich) wirken)|Lassen Sie (?:das|diesen Satz|diese Zahl)(?: (?:mal|kurz|einen Moment))* (?:auf sich )?(?:sacken|wirken)|(?:Lies|Lest|Lesen Sie) (?:das|diesen Satz)(?: (?:ruhig|gern|bitte))? (?:noch ?(?:ein)?mal|zweimal)|Ja, (?:du hast|ihr habt|Sie haben) richtig (?:gelesen|gehört)|Gänsehaut(?:moment)?|Punkt|Kein Scherz|Mic ?drop|Stille im Raum)${END}+${LAST}`,
    ],
    fr: [
      `(?:Relisez(?:-le| cette phrase| ça| ceci)|Lisez(?:-le| cette phrase| ça| ceci) (?:encore|une deuxième fois|à nouveau|deux fois)|Laissez (?:ça|cela|cette phrase) (?:infuser|décanter|résonner)|Prenez (?:un instant|une seconde|le temps d['’]y penser)|Oui, vous avez bien (?:lu|entendu)|Point final|Point barre|Frissons|Silence dans la salle|À méditer)\\s?${END}+${LAST}`,
    ],
    es: [
      `(?:(?:Vuelve a leer (?:esto|eso|esa frase)|(?:Lee|Léelo|Lean|Léela)(?: (?:esto|eso|esa frase|la frase))? (?:otra vez|de nuevo|dos veces))|(?:Deja|Dejad|Dejen) que (?:eso|esto) (?:cale|repose)|Sí, (?:has|habéis|han) leído bien|Punto final|Punto y final|Piel de gallina|Se me pone la piel de gallina|Silencio en la sala)${END}+${LAST}`,
    ],
  },
  'throat-clearing': {
    de: [
      `(?:Am Ende des Tages(?=,| (?:zählt|zählen|geht es|ist es|sind es|sind wir|bleibt|kommt es|entscheide))|(?:Seien|Sind) wir (?:doch )?(?:mal )?ehrlich(?=[:,.])|Hand aufs Herz(?=[:,.])|Fakt ist(?=:)|Eines (?:steht fest|ist klar|ist sicher)(?=[:,.])|Es lässt sich nicht leugnen, dass|Machen wir uns nichts vor(?=[:,.])|Die Wahrheit ist(?=,))`,
    ],
    fr: [
      `(?:Force est de constater que|Il (?:faut|convient de) (?:bien )?(?:noter|souligner|reconnaître|rappeler) que|Soyons (?:honnêtes|clairs|francs|lucides)(?= ?[:,.])|À la fin de la journée(?=,)|Disons-le(?: franchement)?(?= ?[:,.])|En toute honnêteté(?=,)|Une chose est (?:sûre|certaine)(?= ?[:,.])|Il va sans dire que|Ne nous voilons pas la face(?= ?[:,.]))`,
    ],
    es: [
      `(?:Al final del día(?=,)|Seamos (?:honestos|sinceros|claros|realistas)(?=[:,.])|Cabe (?:destacar|señalar|mencionar) que|Es importante (?:destacar|señalar|recordar|mencionar) que|No hay duda de que|Hay que decirlo(?=[:,.])|Una cosa está clara(?=[:,.])|Sobra decir que)`,
    ],
  },
  'hollow-closer': {
    de: [
      `(?:(?:Und )?[Ww]ie (?:seht|haltet|macht|geht) (?:ihr|du) (?:das|es|damit um)|(?:Und )?[Ww]ie sehen Sie das|Was (?:denkt|meint) ihr(?: dazu| darüber)?|Was denkst du(?: dazu| darüber)?|Was denken Sie(?: dazu)?|(?:Und )?[Ww]as sind (?:eure|Ihre|deine) (?:Erfahrungen|Gedanken|Tipps)(?: dazu| damit| hierzu)?|Wer (?:ist|geht) (?:dabei|mit)|Geht es (?:euch|Ihnen|dir) (?:auch so|ähnlich))\\?(?=\\s*(?:$|\\n|#|\\p{Extended_Pictographic}|Schreib|Ich freue|Lass|Teil))`,
      `(?:Bleibt? (?:neugierig|mutig|gesund|dran|menschlich|hungrig)|Bleiben Sie (?:neugierig|gesund|mutig)|(?:Gemeinsam|Zusammen) (?:gestalten|schaffen|bewegen|verändern|sind) wir (?:die Zukunft|das|mehr|es|Großes|stärker)|Die (?:Zukunft|Reise) (?:beginnt|geht weiter|gehört)${REST}|Ich freue mich (?:auf|über) (?:den|einen|euren|Ihren|eure|Ihre|regen) (?:Austausch|Meinung(?:en)?|Kommentare|Gedanken|Feedback|Rückmeldungen)|Auf (?:die nächsten|viele weitere|das, was kommt)${REST}|Das Beste kommt noch|(?:Das|Dies) ist erst der Anfang|Schreibt? (?:es |mir |eure [\\p{L} ]{3,20})?(?:gern|gerne )?(?:in|unten in) die Kommentare|Es bleibt spannend)${END}+${LAST}`,
    ],
    fr: [
      `(?:Et vous,? ?(?:qu['’]en pensez-vous|qu['’]est-ce qui vous [^?\\n]{3,30}|quelle (?:phrase|leçon|rencontre|erreur) [^?\\n]{3,40})?|Qu['’]en pensez-vous|Vous en pensez quoi|Qu['’]en dites-vous|Êtes-vous d['’]accord|Ça vous parle|Et si (?:on|nous) (?:changeait|osait|essayait|commençait)[^?\\n]{0,40}) ?\\?(?=\\s*(?:$|\\n|#|\\p{Extended_Pictographic}|Dites|Partagez|Je|Racontez))`,
      `(?:L['’]avenir (?:appartient à|est entre|se construit|nous)${REST}|Le meilleur (?:reste à venir|est à venir)|Ce n['’]est que le début${REST}|Restez (?:curieux|humains|audacieux|à l['’]écoute)|(?:Affaire|Histoire) à suivre|À suivre|Au plaisir d['’]échanger${REST}|Hâte de (?:lire|découvrir) vos${REST}|Ensemble,? (?:nous sommes|on est|construisons|allons|faisons)${REST})\\s?${END}+${LAST}`,
    ],
    es: [
      `(?:¿?Y (?:tú|vosotros|ustedes|usted)(?:, (?:qué (?:opinas|piensas|opináis|opinan|sueño|harías|lección)|cuál (?:es|ha sido) tu)[^?\\n]{0,40})?|Qué (?:opinas|opináis|opinan|piensas|pensáis|te parece)|Te ha pasado(?: algo (?:parecido|similar))?|(?:Y )?(?:tú|ustedes), ?qué (?:opinas|opinan|piensas)|Estás? de acuerdo|Os ha pasado)\\?(?=\\s*(?:$|\\n|#|\\p{Extended_Pictographic}|Te leo|Os leo|Les leo|Cuéntame|Déjame))`,
      `(?:(?:Te|Os|Les) leo(?: en (?:los )?comentarios)?|Lo mejor está por (?:venir|llegar)|Esto (?:es solo|solo es|acaba de ser|no es más que) el (?:principio|comienzo)|Seguimos(?: (?:creciendo|sumando|adelante|aprendiendo|construyendo))?|(?:Juntos|Juntas) (?:somos|llegamos|construimos|podemos|vamos)${REST}|El futuro (?:es|está|pertenece|nos)${REST}|¡?A por (?:más|todas|ello))${END}*${LAST}`,
    ],
  },
  'gratitude-formula': {
    de: [
      `(?:(?:Ein )?(?:[Hh]erzlich(?:en|er|sten)? |[Rr]iesen(?:großer)? ?|[Gg]roße[rsn]? |[Vv]iele[nr]? |[Tt]ausend |[Vv]on Herzen |[Vv]on ganzem Herzen )*[Dd]ank(?:e|eschön)? (?:geht )?an (?:alle|jede(?:n|s)?(?: einzelnen?)?|mein (?:großartiges|tolles|ganzes|wunderbares)|unser (?:großartiges|tolles|ganzes|wunderbares)|das (?:gesamte|ganze|großartige|tolle)|mein Team|unser Team)${REST}|(?:Danke|Dank) (?:euch|Ihnen) allen${REST}|(?:Ohne (?:euch|Sie|dieses Team|mein Team|unser Team) wäre (?:das|dies|all das) nicht möglich gewesen)|Ich bin (?:unendlich |zutiefst |so |sehr |unglaublich )?dankbar (?:für (?:diese (?:Reise|Chance|Erfahrung)|alle|jeden|euch)|, Teil)${REST})${END}`,
    ],
    fr: [
      `(?:(?:Un (?:immense|grand|énorme) )?[Mm]erci (?:infiniment |encore |mille fois |du fond du cœur )*(?:à (?:tous|toutes|chacun|chacune|l['’]ensemble|toute l['’]équipe|mon équipe|notre équipe)|à vous tous)${REST}|Rien de (?:tout )?(?:cela|ça|ceci) n['’]aurait été possible sans${REST}|(?:Je suis )?(?:[Tt]ellement |[Pp]rofondément |[Ii]nfiniment )?reconnaissante? (?:envers (?:tous|toutes|chacun|mon équipe)|pour (?:cette (?:aventure|opportunité|expérience)|ce chemin))${REST})\\s?${END}`,
    ],
    es: [
      `(?:(?:Muchas |Mil |Infinitas )?[Gg]racias (?:infinitas |de corazón |de todo corazón )*(?:a (?:todos|todas|cada un[oa]|todo el equipo|mi (?:equipo|increíble|maravilloso)|nuestro (?:equipo|increíble)|quienes (?:creyeron|han creído|me acompañan)))${REST}|Nada de esto (?:habría|hubiera|sería|hubiese) sido posible sin${REST}|(?:(?:Estoy|Me siento) )?(?:[Ee]ternamente |[Pp]rofundamente |[Mm]uy |[Tt]an |[Ii]nfinitamente )(?:agradecid|afortunad|orgullos)[oa] (?:de|por|con) (?:tod|este (?:camino|viaje|equipo)|esta (?:oportunidad|aventura|familia)|formar)${REST})${END}`,
    ],
  },
  'negation-contrast': {
    de: [
      `(?:(?:[Ee]s|[Dd]abei) )(?:ging|geht|ist) (?:(?:dabei|hier|uns|mir|es) )*nicht (?:(?:nur|bloß|primär|in erster Linie) )?um (?!(?:de[nrms]|das|die|eine?[nmrs]?) )[^.!?\\n\\d,;]{3,40}, sondern um (?!(?:de[nrms]|das|die|eine?[nmrs]?) )${REST}${END}`,
      `(?:[^.!?\\n\\d,;:]{3,50}) ist (?:(?:dabei|hier) )?(?:nicht|kein|keine) (?:(?:nur|bloß|mehr) )?[^.!?\\n\\d,;]{3,40}(?:, sondern (?:eine?|der|die|das|ein)|[.;–—] ?(?:Es|Sie|Er) ist (?:eine?|der|die|das)) (?=[^.!?\\n\\d]{0,40}(?:ung|heit|keit|schaft|ion|tät|Haltung|Chance|Reise|Muskel|Mut|Stärke|Einladung|Prozess|Wert|Kultur|Mindset|Marathon|Kompass|Versprechen|Anfang)\\b)${REST}${END}`,
      `(?:Denn )?[Aa]m Ende (?:zählen?|entscheide(?:n|t)|geht es|bleib(?:en|t)|gewinnen) nicht ${REST}, sondern ${REST}${END}`,
    ],
    fr: [
      `[^.!?\\n\\d;:]{3,50},? ce n['’](?:est|était) pas (?:(?:seulement|juste|que) )?(?:(?:d[eu]|de la|un|une|le|la) |[\\p{Ll}]+er )[^.!?\\n\\d;]{2,40}(?:[,;] |[.] )[Cc]['’](?:est|était) (?:(?:d[eu]|de la|un|une|le|la|l['’]) ?|[\\p{Ll}]+[ei]r )(?=[^.!?\\n\\d]{0,40}(?:confiance|liberté|courage|état d['’]esprit|voyage|écoute|humain|chance|force|choix|sens|posture|culture|engagement|marathon|apprentissage|opportunité|avenir|responsabilité|art|vision)\\b)${REST}${END}`,
      `(?:Il ne s['’]agit|Il ne s['’]agissait) pas (?:(?:seulement|simplement) )?(?:de |d['’])[^.!?\\n\\d,;]{3,40}(?:, (?:mais|il s['’]agi(?:t|ssait)) (?:de |d['’])|[.] Il s['’]agi(?:t|ssait) (?:de |d['’]))${REST}${END}`,
    ],
    es: [
      `No (?:fue|es|era|se trata de|se trataba de) (?:(?:solo|sólo) )?(?:un |una |el |la )?[^.!?\\n\\d,;]{3,30}[,;.] ?(?:[Ff]ue|[Ee]s|[Ee]ra|[Ss]e trata de|[Ss]e trataba de) (?:un |una |el |la )?(?=[^.!?\\n\\d]{0,30}(?:aprendizaje|oportunidad|actitud|camino|decisión|confianza|propósito|proceso|comienzo|viaje|escuela|cultura|liderazgo|personas|valentía|regalo|elección|impacto|maratón)\\b)${REST}${END}`,
      `El (?:éxito|liderazgo|talento|cambio) no (?:llega|es|se|nace)${REST}[.,;] ?(?:Llega|llega|Es|es|Se|se|Nace|nace) ${REST}${END}`,
    ],
  },
  aphorism: {
    de: [
      `(?:Vertrauen|Führung|Erfolg|Mut|Kultur|Veränderung|Fehler|Innovation|Wertschätzung|Ehrlichkeit|Transparenz|Empathie|Klarheit|Zeit|Stillstand|Wachstum|Scheitern) (?:ist|sind|beginnt|entsteht|braucht|schlägt|frisst|heißt|bedeutet|wächst) (?:(?:die|der|das) (?:härteste|neue|wahre|beste|einzige|größte|wichtigste|Währung|Schlüssel|Fundament)|keine? (?:Einbahnstraße|Schwäche|Zufall|Strategie|Sprint)|im Kopf|nicht über Nacht|dort, wo|da, wo|Loslassen|Rückschritt|Strategie|Mut)(?: (?!heute|seit)[^.!?\\n\\d]{0,50})?${END}`,
    ],
    fr: [
      `(?:On ne naît pas [^.!?\\n\\d]{3,30}[.,;] [Oo]n le devient|(?:La confiance|Le leadership|L['’]échec|Le courage|Le succès|La réussite|L['’]humilité|L['’]écoute|Le management) (?:ne se (?:décrète|décide|donne|mesure) pas|n['’]est (?:pas|jamais) (?:un|une|le|la) |est (?:la|le) (?:plus|meilleur|première|vraie|clé)|se (?:gagne|construit|mérite))[^.!?\\n\\d]{0,60})${END}`,
    ],
    es: [
      `(?:A veces,? )?(?:[Ee]l (?:silencio|éxito|fracaso|liderazgo|miedo|talento)|[Ll]a (?:confianza|humildad|constancia|empatía|actitud|paciencia)) (?:es|no es|se gana|nace|empieza|siempre) (?:la mejor|el mejor|la única|el único|la clave|el motor|la moneda|un camino|un viaje|una decisión|un músculo|con|donde|cuando|en)${REST}${END}`,
    ],
  },
  'everyone-wrong': {
    de: [
      `(?:(?:Die meisten|Viel zu viele|Viele|Fast alle|90 ?% der) (?:\\p{Ll}+ )?[\\p{L}-]+ (?:verwechseln|unterschätzen|überschätzen|machen (?:denselben|den gleichen|diesen) Fehler|haben (?:das|es) (?:nicht verstanden|falsch verstanden))|Niemand (?:spricht darüber|redet darüber|sagt (?:dir|euch|einem)|traut sich)|(?:Uns|Mir|Dir) wurde (?:immer )?(?:beigebracht|eingeredet))${REST}[.!:]`,
    ],
    fr: [
      `(?:(?:La plupart des|Trop de|Beaucoup trop de|90 ?% des) (?:\\p{Ll}+ )?[\\p{L}-]+ (?:passent à côté|confondent|se trompent|sous-estiment|surestiment|font la même erreur)|Personne ne (?:vous (?:dit|le dira|prépare|apprend)|parle de (?:ça|cela)|ose)|On nous a (?:toujours )?(?:appris|menti|fait croire|répété|vendu))${REST}[.!:]`,
    ],
    es: [
      `(?:(?:La mayoría de (?:los |las )?|Demasiad[oa]s |Casi tod[oa]s (?:los |las ))(?:\\p{Ll}+ )?[\\p{L}-]+ (?:confunden|se equivocan|subestiman|cometen el mismo)|Nadie (?:te (?:dice|cuenta|prepara|enseña)|habla de (?:esto|eso)|se atreve)|Nos (?:han|habían) (?:enseñado|vendido|hecho creer|mentido|dicho siempre))${REST}[.!:]`,
    ],
  },
  'hollow-opener': {
    de: [
      `(?:In (?:einer Welt|einer Zeit|Zeiten|unserer (?:schnelllebigen|heutigen|digitalen)|der heutigen|der (?:schnelllebigen|modernen))[^.!?\\n\\d]{3,80}[,.!]|Wir stehen (?:an einem|vor einem) (?:Wendepunkt|Scheideweg|Umbruch)${REST}${END}|(?:[\\p{Lu}][\\p{Ll}]+) (?:bedeutet|ist|heißt|braucht) heute mehr denn je${REST}${END}|(?:Veränderung|Führung|Erfolg|Innovation|Wandel) beginnt (?:im|mit|bei|dort)${REST}${END}|Ich (?:freue mich|bin (?:stolz|überglücklich|begeistert|dankbar)),? (?:sehr,? |riesig,? |euch |Ihnen |heute |bekannt ?zugeben |mitteilen )*(?:verkünden|bekannt ?geben|mitteilen|bekannt|mitzuteilen|zu verkünden|teilen)${REST}${END}|(?:Manchmal|Es gibt) (?:sind es die kleinen|braucht es|Momente|Begegnungen|Tage),? ?(?:die )?${REST}${END}|Die Arbeitswelt (?:verändert|wandelt|ist im Wandel)${REST}${END})`,
    ],
    fr: [
      `(?:Dans un monde (?:où|en|qui|de plus)[^.!?\\n\\d]{3,80}[,.!]|À l['’]heure où [^.!?\\n\\d]{3,80},|Il y a des (?:rencontres|moments|jours|phrases|décisions) qui${REST}${END}|(?:Je suis|Nous sommes) (?:très |particulièrement |extrêmement |vraiment )?(?:heureux|heureuse|fier|fière|ravie?|fiers|ravis|honorée?)s? (?:de vous |d['’])(?:annoncer|partager)${REST}${END}|Aujourd['’]hui,? (?:j['’]ai envie de|je (?:veux|souhaite|voudrais)) (?:vous )?(?:parler|partager)${REST}${END}|Le monde (?:du travail )?(?:change|évolue|a changé)${REST}${END}|Et si (?:le|la|on|nous|tout)[^.!?\\n\\d]{3,60} ?\\?|On ne naît pas [^.!?\\n\\d]{3,30}[.,;] [Oo]n le devient${END})`,
    ],
    es: [
      `(?:En un mundo (?:donde|que|cada vez|tan)[^.!?\\n\\d]{3,80}[,.!]|Hoy (?:quiero|quería|me gustaría) (?:compartir|hablar(?:os|les)?|contar(?:os|les)?)${REST}${END}|(?:Estoy|Estamos|Me siento) (?:muy |tan |súper )?(?:feliz|emocionad|orgullos|content)\\p{Ll}* (?:de|por) (?:anunciar|compartir|poder)${REST}${END}|El éxito no (?:llega|es)${REST}${END}|Hay (?:personas|momentos|encuentros|días|decisiones) que${REST}${END}|El mundo (?:del trabajo |laboral )?(?:está cambiando|ha cambiado|cambia)${REST}${END}|Me complace (?:anunciar|compartir)${REST}${END})`,
    ],
  },
  'call-to-arms': {
    de: [
      `(?:(?:Lasst|Lassen Sie) uns (?:den Mut|mutig|endlich (?:aufhören|anfangen|umdenken)|(?:gemeinsam|zusammen) (?:dafür|daran|die Zukunft|eine|etwas|mehr|Brücken|den Wandel|neue))${REST}|Packen wir(?: es|['’]s| [^.!?\\n\\d]{3,40})? (?:gemeinsam |endlich )?an|Es (?:ist|wird) (?:höchste |endlich |an der )?Zeit,? (?:dass wir|umzudenken|zu handeln|neu zu)${REST}|Wir (?:alle )?(?:müssen|sollten|brauchen) (?:endlich (?:aufhören|anfangen|umdenken|mehr|eine)|mehr (?:Mut|Menschlichkeit|Vertrauen|Empathie)|umdenken|neu denken)${REST}|Hören wir auf,${REST})[.!]`,
    ],
    fr: [
      `(?:(?:Ensemble, )?(?:[Cc]onstruisons|[Oo]sons|[Ff]aisons de|[Aa]rrêtons de|[Cc]essons de|[Rr]éinventons|[Rr]emettons l['’]humain|[Ii]nventons|[Cc]hangeons|[Bb]âtissons)(?: ensemble)? ${REST}|Il est (?:grand )?temps (?:de|d['’]|que nous)(?: ?(?:changer|repenser|agir|remettre|arrêter|oser|réinventer))${REST}|Nous (?:devons|avons (?:tous|toutes) (?:un rôle|le pouvoir))(?: tous| enfin)${REST})\\s?[.!]`,
    ],
    es: [
      `(?:(?:[Cc]onstruyamos|[Aa]postemos|[Hh]agamos|[Cc]ambiemos|[Dd]ejemos de|[Ee]mpecemos a|[Tt]ransformemos|[Rr]epensemos|[Nn]ormalicemos)(?: (?:juntos|juntas|entre todos|de una vez))?${REST}(?:\\b(?:juntos|juntas|entre todos|más human\\p{Ll}+|mejor|vivos|cultura|empresas|liderazgo|equipos|mundo|futuro|talento|normalizar|personas)\\b)${REST}|Es (?:hora|momento|tiempo) de (?:cambiar|dejar|poner|hablar de|repensar|actuar|construir)${REST}|Juntos (?:podemos|vamos a|construiremos)${REST})[.!]`,
    ],
  },
  'changed-everything': {
    de: [
      `(?:(?:Diese[rs]?|Dieses|Das|Ein|Eine) [^.!?\\n\\d]{3,50} (?:hat|veränderte|änderte) (?:(?:für (?:mich|uns) )?(?:alles|mein(?:en?)? (?:ganzes )?(?:Leben|Blick|Karriere|Sicht))(?: für immer)? ?(?:verändert|geändert|auf den Kopf gestellt)?|mein (?:ganzes )?Leben)|(?:Danach|Seitdem|Von da an) (?:war|ist) nichts mehr (?:wie zuvor|wie vorher|so wie))${REST}${END}`,
    ],
    fr: [
      `(?:(?:Cette?|Ce|Une|Un) [^.!?\\n\\d]{3,40} (?:a|va) (?:tout chang(?:é|er)|chang(?:é|er) (?:ma|notre|sa) (?:vie|carrière|vision|façon))|(?:La mienne|Ma vie|Tout) a (?:basculé|changé)|(?:Depuis|Après), (?:plus )?rien n['’](?:est|a été|était) (?:plus )?(?:pareil|comme avant))${REST}${END}`,
    ],
    es: [
      `(?:(?:Es[ea]|Est[ea]|Un|Una) [^.!?\\n\\d]{3,40} (?:me |nos |lo )?cambió (?:todo|la vida|mi vida|mi forma|nuestra forma)|(?:Desde entonces|A partir de ahí),? (?:ya )?nada (?:volvió a ser|fue|es) (?:igual|lo mismo|como antes)|(?:Me|Nos) cambió la vida)${REST}${END}`,
    ],
  },
  'power-of': {
    de: [
      `(?:(?:[Dd]as|[Dd]ies) ist )?[Dd]ie (?:wahre |unterschätzte |stille )?(?:Kraft|Macht|Magie|Kunst) (?:(?:der|des|von|guter|kleiner|echter|ehrlicher|guten) )(?:\\p{Ll}+ )?(?:Gesten|Worte|Zuhörens?|Fragen|Pausen|Netzwerke[ns]?|Empathie|Vertrauens?|Dankbarkeit|Wertschätzung|Gemeinschaft|Geschichten|Neins?|Verletzlichkeit|Führung|Stille|Loslassens?|Feedbacks?|Momente|Vielfalt)\\b`,
    ],
    fr: [
      `(?:(?:C['’]est|Voilà) )?[Ll]['’]?(?:e |a )?(?:vrai |vraie |véritable )?(?:pouvoir|force|magie|puissance|art|beauté) (?:de |d['’]|du |des |de l['’]|de la )(?:l['’])?(?:écouter|écoute|collectif|silence|vulnérabilité|mots|gratitude|bienveillance|confiance|authenticité|petits gestes|dire|demander|réseau|storytelling|l['’]intelligence collective|entraide|bonnes questions|doute|simplicité)\\b`,
    ],
    es: [
      `(?:(?:Ese|Eso) es )?[Ee]l (?:verdadero |gran |increíble )?(?:poder|arte|valor) de (?:la |el |los |las |una |un )?(?:pedir perdón|escuchar|escucha|decir|preguntar|gratitud|vulnerabilidad|empatía|constancia|palabras|equipo|trabajo en equipo|pequeños (?:gestos|detalles)|confianza|humildad|comunidad|autenticidad|historias|delegar|soltar)\\b|[Ll]a (?:fuerza|magia|belleza|importancia) de (?:la |el |los |las )?(?:escuchar|decir|equipo|pequeños|personas|empatía|constancia|comunidad|gratitud)\\b`,
    ],
  },
  reminder: {
    de: [
      `(?:(?:Eine )?(?:[Kk]leine|[Ff]reundliche|[Ss]anfte) Erinnerung(?: an (?:uns alle|alle|mich selbst|mich))?:|Ein Weckruf (?:an|für) (?:uns alle|alle)${REST}|Vergesst (?:nie|niemals|nicht):|Vergiss (?:nie|niemals|nicht):|(?:Das|Es) (?:erinnert|zeigt) uns(?: alle)?(?: daran)?,? (?:dass|wie)${REST}${END}|Denkt (?:immer )?daran:)`,
    ],
    fr: [
      `(?:(?:Petit |Simple |Doux )rappel ?(?:à (?:nous tous|tous|moi-même) ?)?: (?=(?:vous|tu|on|la|le|votre|personne|rien|n['’]))|N['’]oublions (?:jamais|pas) (?:que|:)${REST}|N['’]oubliez jamais (?:que|:)${REST}|(?:Cela|Ça) nous rappelle (?:à tous )?(?:que|combien|à quel point)${REST}|Souvenez-vous(?: toujours)? ?(?:que|:)${REST})`,
    ],
    es: [
      `(?:(?:Un )?(?:[Pp]equeño |[Aa]mable )?recordatorio(?: para (?:todos|mí))?: (?=(?:tu|no|la|el|está|nadie|eres))|(?:Que )?(?:[Nn]unca|[Nn]o) (?:se nos olvide|olvidemos|olvides|olviden|lo olvides)(?: (?:nunca|que)|:)${REST}|(?:Esto|Eso) nos recuerda (?:que|lo)${REST}|Recuerda(?: siempre)?: (?=(?:tu|no|la|el|eres|nadie)))`,
    ],
  },
  'reveal-colon': {
    de: [
      `(?:Und dann (?:wurde mir (?:klar|bewusst)|verstand ich|kam (?:der|die) (?:Wendepunkt|Wahrheit|Erkenntnis))|Was (?:dann|danach) (?:passierte|geschah)|Die (?:bittere |ganze |unbequeme |einfache )?(?:Wahrheit|Erkenntnis)(?: ist)?|Das (?:Verrückte|Überraschende|Beste|Faszinierende)(?: daran| dabei)?|Was mich (?:wirklich )?(?:überrascht|beeindruckt|geprägt) hat|Hier kommt (?:der|die) (?:Clou|Wahrheit|Haken)|Der Clou|Was (?:uns )?niemand (?:sagt|erzählt)[^.:!?\\n\\d]{0,30}):(?=\\s)`,
    ],
    fr: [
      `(?:(?:Et (?:c['’]est )?)?(?:là|alors|c['’]est là)(?:,)? (?:que )?j['’]ai (?:enfin )?compris(?: (?:une chose|quelque chose|l['’]essentiel))?|La (?:vérité|dure vérité|réalité)|Le plus (?:fou|beau|surprenant|drôle)|Ce que personne ne (?:dit|vous dit)[^.:!?\\n\\d]{0,30}|Ce qui a (?:tout changé|fait la différence)|Et c['’]est là que tout (?:a changé|a basculé)|Le secret) ?:(?=\\s)`,
    ],
    es: [
      `(?:(?:Y )?(?:[Ee]ntonces|[Aa]hí|[Ff]ue entonces cuando) (?:lo )?(?:entendí|comprendí|me di cuenta)(?: (?:algo|de algo|de todo))?|La (?:cruda |dura |incómoda )?(?:verdad|realidad)|Lo (?:mejor|más (?:curioso|bonito|sorprendente))(?: de todo)?|Lo que nadie (?:te )?(?:dice|cuenta)[^.:!?\\n\\d]{0,30}|El secreto|Y aquí viene lo (?:mejor|bueno)):(?=\\s)`,
    ],
  },
  'advice-frame': {
    de: [
      `(?:(?:Hier (?:sind|kommen) )?(?:(?:[Mm]eine|[Dd]ie|[Uu]nsere) )?(?:\\d{1,2}|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]ieben|[Zz]ehn)? ?(?:wichtigste[n]? |größte[n]? )?(?:(?:Lektionen|Tipps|Learnings|Erkenntnisse|Takeaways|Lehren)(?:, die (?:ich|wir|mir|uns|jede[r]?|man)[^.:!?\\n]{3,60}| (?:für|aus|von|nach)[^.:!?\\n]{3,50})?|Dinge, die (?:ich|wir|mir|uns|man) [^.:!?\\n]{0,40}(?:gelernt|mitgenommen|verstanden|gewusst|gewünscht|beigebracht)[^.:!?\\n]{0,20})|(?:[Mm]ein(?:e)? |[Uu]nser(?:e)? )(?:wichtigste[s]? |größte[s]? )?(?:Learning|Erkenntnis|Rat|Tipp|Takeaway|Fazit)(?: (?:daraus|für euch|für alle[^.:!?\\n\\d]{0,30}))?|Was ich (?:daraus|dabei|davon) gelernt habe):(?=\\s)`,
    ],
    fr: [
      `(?:(?:Voici )?(?:(?:mes|les|nos) )?(?:\\d{1,2} |deux |trois |quatre |cinq |sept |dix )?(?:(?:leçons|conseils|enseignements|apprentissages|astuces|clés) (?:que j['’]|pour )[^.:!?\\n]{3,60})|(?:Voici )?ce que (?:j['’]ai|nous avons|cela m['’]a|cette \\p{Ll}+ m['’]a) (?:appris|retenu|enseigné)[^.:!?\\n\\d]{0,30}|(?:Ma |La )(?:plus grande )?(?:leçon)|(?:Mon |Le )(?:meilleur )?conseil(?: (?:à|pour|aux)[^.:!?\\n\\d]{3,40})?) ?:(?=\\s)`,
    ],
    es: [
      `(?:(?:Aquí (?:van|están|tienes) )?(?:(?:mis|las|los|estas|estos) )?(?:\\d{1,2} |[Dd]os |[Tt]res |[Cc]uatro |[Cc]inco |[Ss]iete |[Dd]iez )?(?:(?:lecciones|consejos|aprendizajes)(?: (?:que|para)[^.:!?\\n]{0,50})|cosas que (?:aprendí|he aprendido|nadie te|ojalá)[^.:!?\\n]{0,50})|(?:Esto|Lo que) (?:es lo que )?(?:aprendí|he aprendido|aprendimos)|(?:Mi|La) (?:mayor |gran |principal )?(?:lección|aprendizaje)|Mi consejo(?: para[^.:!?\\n\\d]{3,40})?):(?=\\s)`,
    ],
  },
  'engagement-bait': {
    de: [
      `(?:(?:Folg(?:t|e)|Folgen Sie) mir (?:für|,)${REST}|(?:Like|Liked|Liken Sie|Teile|Teilt|Speicher(?:e|t)?) (?:diesen|den) (?:Beitrag|Post)${REST}|(?:Markier(?:e|t)|Verlink(?:e|t)) (?:jemanden|eine Person|eure|deine)${REST}|Kommentier(?:e|t) [^.!?\\n\\d]{2,40}|Wer (?:das|es) (?:genauso|auch so) sieht, [^.!?\\n\\d]{3,40}|Lass(?:t)? (?:gern(?:e)? )?(?:ein |einen )?(?:Like|Kommentar|👍|❤️?)${REST})${END}`,
    ],
    fr: [
      `(?:(?:Likez|Partagez|Enregistrez|Repostez|Commentez)(?:,? (?:et |si |ce |cette |pour |avec |« ?)[^.!?\\n\\d]{2,60})|(?:Abonnez-vous|Suivez-moi)(?: pour)?${REST}|(?:Taguez|Identifiez|Mentionnez) (?:quelqu['’]un|une personne|un collègue|votre)${REST})\\s?${END}`,
    ],
    es: [
      `(?:(?:Dale|Dadle|Da|Denle) (?:a )?(?:un )?(?:like|“?me gusta”?)${REST}|(?:Sígueme|Seguidme|Síganme) (?:para|si)${REST}|(?:Comparte|Guarda|Compartid|Guardad) (?:este|esta|si)${REST}|(?:Etiqueta|Menciona) a (?:alguien|esa persona|un|tu|quien)${REST}|Comenta [“"']?\\p{L}{2,20}[”"']? ${REST})${END}`,
    ],
  },
  'fancy-copula': {
    de: [
      `[^.!?\\n\\d]{3,60} stell(?:t|te|en|ten) (?:einen|eine|ein) (?:\\p{Ll}+ )?(?:Meilenstein|Wendepunkt|Schlüssel|Zeugnis|Quantensprung|Brücke) ${REST}dar(?=[.!,])`,
      `[^.!?\\n\\d]{3,60} (?:fungier(?:t|te)|dien(?:t|te)) als (?:\\p{L}+ )?(?:Brücke|Katalysator|Leuchtturm|Fundament|Kompass|Sprungbrett|Rückgrat) (?:für|zwischen|der|des)\\b`,
    ],
    fr: [
      `[^.!?\\n\\d]{3,60} (?:s['’]impose (?:désormais )?comme|(?:constitue|représente) (?:un|une|le|la) (?:véritable |vraie? )?(?:tournant|levier|pilier|étape|pierre angulaire|moteur|atout|jalon)|incarne (?:l['’]|la |le |notre |les valeurs))(?=[^.!?\\n\\d]{3,80}${END})`,
    ],
    es: [
      `[^.!?\\n\\d]{3,60} (?:se (?:erige|consolida|ha convertido) (?:como|en) (?:un|una|el|la) (?:verdader[oa] )?(?:referente|pilar|motor|puente|faro|símbolo|ejemplo)|(?:representa|constituye|supone) (?:un|una) (?:verdader[oa] )?(?:hito|pilar|paso|punto de inflexión|testimonio|antes y un después))(?=[^.!?\\n\\d]{0,80}${END})`,
    ],
  },
  'stock-words': {
    de: [
      `(?<=^|[^\\p{L}])(?:ganzheitlich(?:e[nrsm]?)?|zukunftsweisend(?:e[nrsm]?)?|wegweisend(?:e[nrsm]?)?|bahnbrechend(?:e[nrsm]?)?|Game-?Changer|Paradigmenwechsel|Quantensprung|Synergieeffekte|zukunftsfähig(?:e[nrsm]?)?|transformativ(?:e[nrsm]?)?)(?![\\p{L}-])`,
    ],
    fr: [
      `(?<=^|[^\\p{L}])(?:holistique|disrupti(?:f|ve|on)|game-?changer|changement de paradigme|synergies|à la pointe de l['’]innovation)(?![\\p{L}-])`,
    ],
    es: [
      `(?<=^|[^\\p{L}])(?:holístic[oa]s?|disruptiv[oa]s?|game-?changer|cambio de paradigma|sinergias|de vanguardia|empoderar|potenciar el talento)(?![\\p{L}-])`,
    ],
  },
  'participle-tail': {
    de: [
      `(?<=[\\p{L}\\p{N}%],? )und (?:damit|so) (?:einmal mehr|eindrucksvoll|erneut) [^.!?\\n\\d]{3,60}(?:gestellt|bewiesen|gezeigt|gesetzt), ${REST}(?=[.!])`,
    ],
    fr: [
      `(?<=[\\p{L}\\p{N}%] ?), (?:démontrant|illustrant|soulignant|confirmant|renforçant|témoignant|ouvrant la voie|prouvant|garantissant|favorisant|incarnant)(?: ainsi)? (?=[^.!?\\n\\d]{0,90}(?:humain|réussite|engagement|importance|avenir|excellence|confiance|innovation|capacité|potentiel|valeurs|collaboration|force|voie))[^.!?\\n\\d]{3,90}(?=[.!])`,
    ],
    es: [
      `(?<=[\\p{L}\\p{N}%]), (?:demostrando|reafirmando|fortaleciendo|subrayando|consolidando|marcando|impulsando|generando|fomentando|potenciando|reflejando)(?: así)? (?=[^.!?\\n\\d]{0,90}(?:compromiso|importancia|futuro|éxito|liderazgo|innovación|confianza|excelencia|talento|valor|cambio|impacto|personas))[^.!?\\n\\d]{3,90}(?=[.!])`,
    ],
  },
  intensifiers: {},
};

const isSpoken = (language: Language): language is Spoken =>
  language === 'de' || language === 'fr' || language === 'es';

/** The turns of a rule in a language, made ready when a post in it comes. */
export function foreignHabits(rule: string, language: Language): readonly RegExp[] {
  if (!isSpoken(language)) return [];
  const turns = [
    ...(TURNS[rule]?.[language] ?? []),
    ...(language === 'de' ? (GERMAN_HABITS[rule] ?? []) : []),
  ];
  return turns.map((turn) => new RegExp(turn.startsWith('(?<=') ? turn : `${START}(?:${turn})`, 'gu'));
}
