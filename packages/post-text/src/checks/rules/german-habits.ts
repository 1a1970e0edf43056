/** The turns of posts in today's German, by rule, beside those that `foreign-habits.ts` holds. */

/** What such posts speak of. */
const ABSTRACT =
  '(?:Ablehnung|Absagen?|Agilität|Ambition|Arbeit|Authentizität|Balance|Begeisterung|Bildung|Branding|Daten|Digitalisierung|Disziplin|Diversität|Ehrlichkeit|Empathie|Entwicklung|Erfahrung|Erfolg|Fachkräftemangel|Feedback|Fehler|Fehlerkultur|Fokus|Freiheit|Freundlichkeit|Führung|Führungskräfte|Geduld|Geld|Geschwindigkeit|Gesundheit|Glaubwürdigkeit|Glück|Haltung|Homeoffice|Innovation|Innovationen|Karriere|KI|Klarheit|Kommunikation|Konflikte|Kontrolle|Kreativität|Krisen|Kultur|Kunden|Kündigung|Leadership|Leidenschaft|Leistung|Lernen|Loyalität|Macht|Marketing|Menschen|Menschlichkeit|Mindset|Mitarbeitende|Mitarbeiter|Motivation|Mut|Nachhaltigkeit|Nähe|Netzwerken|Netzwerke|Neugier|Neugierde|New Work|Noten|Onboarding|Pausen?|Perfektion|Pflege|Planung|Potenzial|Prioritäten|Produktivität|Purpose|Qualität|Recruiting|Resilienz|Respekt|Ruhe|Scheitern|Schwäche|Schweigen|Selbstvertrauen|Selbstführung|Service|Sicherheit|Sichtbarkeit|Sinn|Stärke|Stillstand|Stille|Strategie|Stress|Talente?|Teamgeist|Teams|Technologie|Titel|Träume|Transformation|Transparenz|Unternehmenskultur|Unternehmertum|Veränderung|Verantwortung|Verhandeln|Verkaufen|Verletzlichkeit|Vertrauen|Vertrieb|Vielfalt|Wachstum|Wandel|Weiterbildung|Weniger|Wertschätzung|Wissen|Worte|Zeit|Zeitmanagement|Ziele|Zufriedenheit|Zuhören|Zukunft|Zusammenarbeit)';
const SUBJECT = `(?:(?:Eine|Ein|Die|Der|Das|Gute|Gutes|Guter|Echte|Echtes|Echter|Wahre|Wahres|Wahrer|Moderne|Modernes|Moderner|Starke|Unsere) )?${ABSTRACT}`;
/** What it is said to be instead. */
const LOFTY =
  '(?:Anfang|Aufgabe|Berufung|Chance|Einbahnstraße|Einladung|Einstellung|Ende|Entscheidung|Erfolgsfaktor|Fundament|Geschenk|Gewinn|Haltung|Job|Kompass|Kultur|Kür|Luxus|Makel|Marathon|Mindset|Muskel|Muss|Nice-to-have|Option|Pflicht|Projekt|Prozess|Reise|Richtung|Risiko|Selbstzweck|Sprint|Strategie|Superkraft|Trend|Umweg|Versprechen|Wahl|Währung|Weg|Wettbewerbsvorteil|Zufall|Zuhause|Zustand)';
const BE =
  '(?:ist|sind|war|waren|bedeutet|bedeuten|heißt|heißen|endet|enden|beginnt|beginnen|entsteht|entstehen)';
const NO_ARTICLE = '(?! ?(?:de[nrms]|das|die|eine?[nmrs]?) )';
const PART = '[^.!?\\n\\d]';
const END = '[.!?…]';
/** Only signs and tags follow in the text. */
const LAST = '(?=[^\\p{L}\\p{N}]*(?:$|#))';
const FIRST = '(?<=^)';
const REST = `${PART}{0,90}${END}`;
const YOU = '(?:du|ihr|Sie)';

export const GERMAN_HABITS: Readonly<Record<string, readonly string[]>> = {
  'negation-contrast': [
    `${SUBJECT} ${BE} (?:(?:längst|schon lange|eben|einfach|doch|niemals|heute) )?(?:nicht,?|keine?n?|niemals) ${PART}{2,60}(?:, sondern |[.,;–—] ?(?:[Ss]ie|[Ee]r|[Ee]s|${ABSTRACT}) ${BE},? )${REST}`,
    `\\p{Lu}${PART}{2,40} (?:ist|sind|war) (?:(?:längst|schon lange|eben|doch) )?(?:kein|keine|nicht nur|mehr als nur) (?:\\p{L}+ ){0,2}${LOFTY}(?: mehr)?(?:, sondern |[.,;–—] ?(?:[Ss]ie|[Ee]r|[Ee]s|\\p{Lu}\\p{Ll}+) (?:ist|sind) )${REST}`,
    `\\p{Lu}${PART}{2,40} (?:ist|sind|war) (?:(?:längst|schon lange) )?(?:kein|keine|nicht|nicht nur) ${PART}{2,40}(?: mehr)?(?:, sondern |[.,;–—] ?(?:[Ss]ie|[Ee]r|[Ee]s|\\p{Lu}\\p{Ll}+) (?:ist|sind) )(?:ein |eine |die |der |das )?${LOFTY}${REST}`,
    `(?:Denn )?[Ee]s (?:geht|ging) (?:(?:hier|dabei|mir|uns|doch) )*nicht (?:nur )?(?:um|darum)${NO_ARTICLE}${PART}{2,60}(?:, sondern (?:um|darum|wie|dass|wer|was)|[.;–—] ?Es (?:geht|ging) (?:um|darum))${NO_ARTICLE}${REST}`,
    `Nicht,? ${PART}{2,50}\\. Sondern ${REST}`,
    `Wir brauchen (?:nicht|keine) ${PART}{3,40}\\. Wir brauchen ${REST}`,
    `(?:${ABSTRACT}|Menschen|Kundinnen|Künstliche Intelligenz|Zahlen) \\p{Ll}+ (?:nicht|keine?n?|nichts) ${PART}{3,50}\\. (?:Sie|Er|Es|Sondern) \\p{Ll}+ ${REST}`,
    `${ABSTRACT} gibt es nicht\\. Es gibt nur ${REST}`,
    `Es war (?:kein|keine) \\p{L}*(?:[Pp]roblem|[Ff]rage|[Tt]hema)\\. Es war ein(?:e)? \\p{L}*(?:[Pp]roblem|[Ff]rage|[Tt]hema)${END}`,
    `\\p{Lu}${PART}{2,40} ist mehr als (?:nur )?${PART}{3,40}\\. (?:Es|Sie|Er) ist eine? ${REST}`,
  ],
  'everyone-wrong': [
    `(?:Alle|Jeder|Jede|Viele|Die meisten(?: \\p{L}+)?) (?:reden|sprechen|redet|spricht) (?:über|von) ${PART}{3,40}[.,] ?(?:[Kk]einer|[Nn]iemand|[Kk]aum (?:jemand|einer|wer)|[Aa]ber (?:keiner|niemand|kaum)|[Dd]och (?:keiner|niemand|kaum)|[Dd]ie wenigsten) ${PART}{3,60}[.!]`,
    `(?:Die meisten|Viele|Viel zu viele|Fast alle|Alle) (?:von uns )?(?:verwechseln|unterschätzen|überschätzen) ${PART}{3,60}[.!]`,
    `(?:Niemand|Keiner) (?:bereitet (?:dich|euch|einen|uns) (?:darauf )?vor|erzählt (?:dir|euch|einem)|bringt (?:dir|euch|uns)|spricht es aus)${PART}{0,60}[.!]`,
    `(?:Wir (?:alle )?haben(?: alle)? gelernt|Man hat uns (?:immer )?(?:gesagt|beigebracht|eingeredet)), ${PART}{5,80}[.] (?:Falsch|Das ist (?:falsch|ein Mythos|ein Irrtum|Unsinn|Quatsch))[.!]`,
  ],
  'reveal-colon': [
    `(?:Spoiler(?:[ -]?[Aa]lert|warnung)?|Plot[ -]?[Tt]wist|(?:Und |Aber |Doch )?[Gg]enau (?:hier|da|das|darin) (?:liegt|ist|beginnt|wird es) (?:der|das|die) (?:Punkt|Problem|Unterschied|Knackpunkt|Kern|Magie|Chance|Herausforderung|Crux|Denkfehler|Schlüssel)|Jetzt kommt['’]?s|(?:Und )?[Jj]etzt kommt (?:der|das) (?:Clou|spannende Teil|Haken|Punkt|Beste|Spannende)|Das (?:Spannende|Verrückte|Interessante|Erstaunliche|Schöne|Paradoxe|Ironische)(?: daran| dabei)?|Was (?:mich|uns) (?:(?:dabei|daran|am meisten|wirklich|besonders|zutiefst) )*(?:überrascht|beeindruckt|fasziniert|geprägt|bewegt) hat|Was (?:mir|dir|uns) (?:(?:vorher|damals) )?(?:niemand|keiner) (?:gesagt|erzählt|verraten|sagt|verrät) ?(?:hat)?|Die Wahrheit ist):(?=\\s)`,
  ],
  'rhetorical-result': [
    `(?:Und |Aber |Doch )?(?:[Dd]as|[Dd]ie|[Dd]er|[Mm]ein|[Mm]eine|[Uu]nser|[Uu]nsere) (?:(?:größte|größter|größtes|wichtigste|wichtigster|wichtigstes|eigentliche|wahre|beste|wahrer) )?(?:Schlüssel|Unterschied|Lehre|Erkenntnis|Learning|Lektion|Reaktion|Ergebnis|Antwort|Lösung|Geheimnis|Trick|Clou|Haken|Grund|Wahrheit|Überraschung|Effekt|Fehler|Fazit|Quintessenz|Moral|Realität|Problem|Tipp)(?: (?:daraus|dabei|daran|dahinter|danach))?\\?(?=\\s)`,
    `(?:Und (?:weißt du|wisst ihr|wissen Sie),? was (?:passiert ist|dann geschah|das Beste ist|passierte)|Und (?:heute|jetzt)|Heute|Was (?:stattdessen|wirklich) (?:funktioniert|hilft|zählt)|Warum erzähle ich (?:(?:dir|euch|Ihnen) )?das|Warum (?:teile|schreibe|poste) ich das|Klingt (?:verrückt|einfach|bekannt|hart)|Zufall)\\?(?=\\s)`,
  ],
  'hollow-opener': [
    `${FIRST}Manchmal (?:muss|müssen|braucht|reicht|sind es|ist es) ${REST}`,
    `${FIRST}(?:Der|Die|Das) (?:erste|letzte|richtige|wichtigste) ${PART}{3,30} (?:entscheidet|verändert|bestimmt) (?:über )?(?:alles|den Erfolg|unsere Zukunft)${END}`,
    `${FIRST}Vor \\p{Ll}+ Jahren (?:hatte ich nichts|hätte (?:mir )?(?:das|ich)|stand ich (?:vor dem Nichts|am Abgrund)|wollte ich alles hinschmeißen)${REST}`,
    `${FIRST}${ABSTRACT} ist (?:kein|keine|nicht|die am meisten|das am meisten|mehr als|der Schlüssel|die Zukunft)${REST}`,
    `${FIRST}Die (?:Jugend|Zukunft|Welt|Arbeitswelt) (?:von (?:heute|morgen)|der Arbeit) ist ${REST}`,
    `${FIRST}Es gibt (?:Momente|Menschen|Begegnungen|Sätze|Gespräche|Entscheidungen|Tage),? (?:die|in denen|an denen|nach denen) ${PART}{0,40}(?:alles|Leben|für immer|nie vergisst|bleiben|prägen)${REST}`,
  ],
  'hollow-closer': [
    `(?:(?:Und du|Und ihr|Und Sie)\\? )?(?:(?:Und )?[Ww]ann (?:hast du|habt ihr|haben Sie) (?:zuletzt|das letzte Mal) ${PART}{3,60}|Was bedeutet ${ABSTRACT} für (?:dich|euch|Sie)|Stimm(?:st du|t ihr|en Sie) (?:mir )?zu|Was (?:meinst|denkst|sagst) du(?: dazu)?|Was (?:meint|sagt) ihr(?: dazu)?|(?:Und )?[Ww]ie (?:handhabt|haltet|macht|löst|seht|siehst|erlebt|hältst|erlebst|handhabst|machst) ${YOU} (?:das|es)(?: damit| so)?|Seid ihr bereit|Bist du bereit|Bist du dabei|Seid ihr dabei|Geht es (?:dir|euch|Ihnen) (?:auch so|ähnlich|genauso)|Kennst du das|Kennt ihr das|Und du|Und ihr)\\?${LAST}`,
    `(?:Bleibt? (?:gespannt|dran|mutig|neugierig)|Auf alles,? was (?:noch )?kommt|Die Reise (?:geht weiter|hat gerade erst begonnen|beginnt)|Wir sind bereit für (?:alles|mehr)|Es lohnt sich|Da geht noch mehr|To be continued)${END}+${LAST}`,
    `(?:Was denkst du|Wie siehst du das|Was meint ihr|Wie seht ihr das)\\?(?: \\p{Extended_Pictographic}*)?(?= ?Schreib)`,
  ],
  'gratitude-formula': [
    `Ich bin (?:(?:unglaublich|unendlich|zutiefst|so|sehr|einfach|wahnsinnig|von Herzen) )*dankbar für ${PART}{0,60}(?:Reise|Jahre|Erfahrungen?|Inspiration|Begegnungen|Momente|Vertrauen|Chance|Energie|Höhen|Menschen)${REST}`,
    `(?:Ein )?(?:[Rr]iesiges|[Rr]iesen|[Gg]roßes|[Hh]erzliches|[Dd]ickes|[Ff]ettes)[ -]?[Dd]ankeschön an (?:alle|jede|das ganze|mein|unser)${REST}`,
    `Voller (?:Stolz|Dankbarkeit|Freude|Demut)(?: und (?:Stolz|Dankbarkeit|Freude|Demut))? ${REST}`,
    `Danke an alle ${PART}{3,50} da draußen${END}`,
    `Danke an alle, die (?:an (?:mich|uns) geglaubt|(?:mich|uns) (?:auf diesem Weg |immer )?(?:unterstützt|begleitet)|das möglich gemacht)${REST}`,
  ],
  'stock-words': [
    `(?<=^|[^\\p{L}])(?:Gamechanger|Game Changer|[Nn]ahtlos(?:e[nrsm]?)? (?:integriert|vernetzt|verzahnt|Prozesse?|Übergänge?|Integration|Zusammenspiel|Zusammenarbeit|Kommunikation|Erlebnis\\p{Ll}*)|[Mm]aßgeschneidert(?:e[nrsm]?)? (?:Lösung(?:en)?|Konzepte?|Angebote?|Ansätze?|Strategien?)|(?:echten?|nachhaltigen?|spürbaren?|messbaren?) Mehrwert|(?:das |sein |ihr |dein |euer )?volles? Potenzial(?: (?:aus|ent)\\p{Ll}+)?|Synergien|auf das nächste Level|aufs nächste Level|am Puls der Zeit|Gamechangern?)(?![\\p{L}-])`,
  ],
  'power-of': [
    `(?:[Dd]as|[Dd]ies) ist die (?:wahre |stille |unterschätzte )?(?:Kraft|Macht|Magie|Kunst|Schönheit) (?:echter|guter|von|der|des|ehrlicher|gelebter|wahrer) ${PART}{3,40}(?=${END})`,
    `Unterschätz(?:e|t|en Sie)? (?:nie|niemals|nicht) (?:die|den) (?:Kraft|Macht|Magie|Wert|Wirkung) ${PART}{3,50}(?=${END})`,
    `(?<=^|[\\s:])[Dd]ie (?:unterschätzte|wahre|stille|unsichtbare) (?:Kraft|Macht|Magie|Kunst) (?:\\p{L}+ ){0,2}\\p{Lu}\\p{Ll}+`,
    `Die Kunst des (?:Zuhörens|Loslassens|Neinsagens|Delegierens|Führens|Scheiterns|Fragens|Innehaltens)(?= )`,
  ],
  reminder: [
    `(?:Ein )?(?:(?:[Kk]leiner|[Ff]reundlicher|[Ss]anfter|[Tt]äglicher) )?Reminder(?: (?:an|für) ${PART}{2,50})?:`,
    `(?:Denkt?|Denken Sie) (?:immer |stets )?daran: (?=(?:Menschen|Du|Ihr|Erfolg|Niemand|Jeder|Es|Man|Alles|Nichts|Wer)\\b)${REST}`,
    `(?:Vergiss|Vergesst|Vergessen Sie) (?:nie|niemals|das nie|das niemals|eins nicht|eines nicht)(?:: ${REST}|[.!])`,
    `(?:Das|Es) zeigt (?:uns )?(?:einmal mehr|wieder einmal),? (?:wie|dass) ${REST}`,
  ],
  'call-to-arms': [
    `(?:Lasst|Lassen Sie) uns (?:(?:endlich|gemeinsam|zusammen) )*(?:aufhören|anfangen|die Zukunft|mutiger|mehr (?:Mut|Menschlichkeit|Vertrauen))${REST}`,
    `(?:Gestalten|Verändern|Schaffen|Bauen|Denken|Machen) wir (?:(?:gemeinsam|zusammen|endlich) )+(?:die|eine|das|neu|mehr|Arbeit)${REST}`,
    `Es ist (?:höchste |endlich |an der )?Zeit(?:, (?:umzudenken|zu handeln|dass wir|mutig)| für (?:Veränderung|einen Wandel|ein Umdenken|mehr))${REST}`,
  ],
  'changed-everything': [
    `(?:Danach |Plötzlich |Von diesem (?:Tag|Moment) an )?(?:[Nn]ichts war mehr|war nichts mehr),? (?:wie (?:vorher|zuvor|es war)|so wie)${REST}`,
  ],
  'throat-clearing': [
    `(?:Klartext|(?:Jetzt )?[Mm]al ehrlich|Ganz ehrlich|Mal Hand aufs Herz|Butter bei die Fische|Seien wir (?:mal |doch )?(?:ganz )?ehrlich)(?=[:])`,
    `Am Ende des Tages(?= (?:wollen|brauchen|suchen|sind|geht|zählt|gewinnt) (?:wir|alle|Menschen|es|nur|das))`,
  ],
  'dramatic-pause': [
    `Lass(?:t|en Sie)? (?:(?:dir|euch|sich) )?(?:das|diesen Satz) (?:(?:mal|kurz|einen Moment|einfach|erstmal|bitte) )*(?:sacken|wirken|auf der Zunge zergehen|nachwirken)${END}`,
    `(?:(?:Ich|Er|Sie|Wir) \\p{Ll}+(?: da)?\\. Und (?:schwieg|schwiegen|weinte|lächelte|wartete|verstand|atmete)\\.|Es wurde still\\.(?: (?:Ganz|Sehr) still\\.)?|Stille\\.${LAST})`,
    `(?<=\\n)Stille\\.(?=\\n)`,
  ],
  'engagement-bait': [
    `Speicher(?:e|t|n Sie)? (?:(?:dir|euch|sich) )?(?:diesen|den) (?:Beitrag|Post)${REST}`,
    `Kommentier(?:e|t|en Sie)? (?:mit |unten )?[„“"»]${PART}{2,30}[“”"«]${REST}`,
    `Folg(?:e|t)? mir(?:,| für| gern)${REST}`,
    `Teil(?:e|t)? (?:gern |gerne )?(?:diesen|den) (?:Post|Beitrag)${REST}`,
    `Repost(?:e|et|en)? ${REST}`,
    `Lass(?:t)? (?:gern |gerne )?(?:ein(?:en)? )?(?:Like|Kommentar|Abo|Herz) da${REST}`,
    `(?:Speichern|Liken|Teilen), (?:teilen|liken|folgen|speichern)${REST}`,
  ],
  'vague-authority': [
    `Die (?:Forschung|Wissenschaft|Studienlage) ist (?:eindeutig|klar|sich einig)${REST}`,
    `Die Zahlen (?:sprechen (?:eine (?:klare|deutliche) Sprache|für sich)|lügen nicht)${END}`,
  ],
  'participle-tail': [
    `(?<=[\\p{L}\\p{N}%],? )und (?:unterstreich(?:t|en)|setz(?:t|en)|zeig(?:t|en)|ebne(?:t|n)|beweis(?:t|en)|stärk(?:t|en)|schaff(?:t|en)) (?:damit|so) (?:einmal mehr |eindrucksvoll |erneut |ein klares Zeichen |den Weg |die Grundlage |das Fundament )${PART}{3,80}(?=[.!])`,
  ],
  'fancy-copula': [
    `\\p{Lu}${PART}{3,50} ist (?:ein|das) (?:lebendiges |starkes |echtes )?(?:Sinnbild|Zeugnis|Symbol) (?:unserer|gelebter|für (?:unsere|gelebte)) ${PART}{3,50}(?=${END})`,
  ],
  aphorism: [
    `${ABSTRACT} (?:beginnt|endet|entsteht|wächst|liegt|findet) (?:außerhalb|jenseits|dort,? wo|da,? wo|nicht da|nicht dort)${REST}`,
    `${ABSTRACT} kostet nichts${REST}`,
    `${ABSTRACT} (?:frisst|schlägt|isst) ${ABSTRACT}${REST}`,
    `${ABSTRACT} ist (?:nicht die Abwesenheit|die Abwesenheit|die (?:neue )?Währung|kein Gegenteil|eine Illusion|eine Entscheidung|ein Muskel|eine Superkraft)${REST}`,
    `${ABSTRACT} tut weh, ${REST}`,
  ],
  'advice-frame': [
    `(?:Hier (?:sind|kommen|findest du) )?(?:(?:[Mm]eine|[Dd]ie|[Uu]nsere) )?(?:\\d{1,2}|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]ieben|[Zz]ehn) (?:Dinge|Fehler|Wahrheiten|Prinzipien|Hacks|Impulse|Gründe), die (?:wirklich|dir|dich|jede[rs]?|du|alle[sn]?) ${PART}{3,60}:(?=\\s)`,
    `Der (?:beste|wichtigste|wertvollste) (?:Rat|Tipp|Satz), den (?:ich|mir) ${PART}{3,50}:(?=\\s)`,
  ],
  intensifiers: [
    `(?<=^|[^\\p{L}])(?:[Uu]nfassbar|[Ss]chlichtweg|[Uu]nglaublich|[Aa]bsolut|[Zz]utiefst|[Ww]ahnsinnig) (?:inspirierende?[rsn]?|geniale?[rsn]?|großartige?[rsn]?|magische?[rsn]?|beeindruckende?[rsn]?|bereichernde?[rsn]?|wertvolle?[rsn]?|bewegende?[rsn]?)(?![\\p{L}-])`,
    `(?<=^|[^\\p{L}])(?:[Ww]irklich|[Aa]bsolut) jede(?:r|s|n)? einzelne[rsn]?(?![\\p{L}-])`,
  ],
};
