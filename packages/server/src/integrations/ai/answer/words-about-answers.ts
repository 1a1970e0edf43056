/**
 * The words with which a model speaks about its own answer, in the eight languages we write in. They are classes of words, not
 * phrases: no single one decides, only several of them together with the form of the passage.
 */
const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

const things = [
  'linkedin|posts?|drafts?|linkedin-?(?:posts?|beitrag|bericht)',
  '(?:linkedin-)?(?:beitrag|beitrags|entwurf|post)',
  'publicación|borrador|publication|brouillon|पोस्ट|लिंक्डइन|ड्राफ़?्ट|मसौदा',
  'bozza|(?:linkedin-)?bericht|(?:linkedin-)?concept|publicação|postagem|rascunho',
].join('|');

/** What was asked for. */
export const thing = anyOf(things);

/** Its name and nothing else. */
export const thingOnly = new RegExp(`^(?:(?:${things})\\s*)+$`, 'iu');

/** The same where a noun phrase ends with it, or goes on as “for you” and “about …” do, and not as “that got me fired” does. */
export const thingAlone = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${things})\\s*)+(?:\\s(?:option|version|entwurf|idea|idee|idea|de|en|pour|para|per|für|voor|auf|on|von|di|da|su) (?:linkedin))?\\s*(?:$|[:：.!–—(]|(?:${[
    'for|based|about|on|from|in|using|as|written|ready|below|tailored|requested|pront[ao]|list[ao]|fertig|prête?|klaar|richiest[oa]|demandée?|solicitad[oa]|pedid[oa]',
    'für|auf|basierend|zu|über|aus|nach|mit|para|basad[oa]|sobre|de|según|a partir',
    "pour|basée?|sur|à partir|d’après|d'après|à propos|है|हैं|का|के|रही|रहा|per|basat[oa]|su|sul|sui|di|da|a partire",
    'voor|op basis|over|gebaseerd|van|met|basead[oa]|com|em|conforme',
  ].join('|')})(?![\\p{L}\\p{M}]))`,
  'iu',
);

/** Names for a text that also stand for other things. */
export const looseThing = anyOf(
  'text|version|caption|copy|rewrite|fassung|überarbeitung|texto|versión|texte|टेक्स्ट|संस्करण|पाठ|testo|versione|tekst|versie|versão',
);

export const here = anyOf(
  "here (?:is|are|you go|it is)|here's|below is|this is|hier (?:ist|sind|kommt|is)|hieronder|hierbij|anbei|aquí (?:tienes|está|va|te dejo)|aqui (?:está|vai|tem)",
  'voici|voilà|ci-dessous|यहाँ|यहां|यह रह[ाी]|ये रह[ाी]|नीचे|प्रस्तुत है|ecco|qui trovi|di seguito|segue|eis|abaixo está',
);

export const you = anyOf(
  "you|your|yours|you'd|you're|you've|dir|dich|du|dein\\p{L}*|ihnen|ihre[nrms]?|tus?|ti|usted|vous|votre|vos|ton|tes|toi|te",
  'आप|आपके|आपकी|आपका|आपको|आपने|tu[oai]|tuoi|vostr[oaie]|jou|jouw|uw|voor je|wil je|je (?:notities|idee|bericht|post|doelgroep)|heb je|als je|kun je|você|vocês|seus?|suas?|teu|tua',
);

export const me = anyOf(
  "i|i'm|i'd|i've|i'll|me|ich|mir|mich|yo|puedo|podría|he|je|j'ai|j'|moi|मैं|मैंने|मुझे|मुझसे|io|posso|ho|ik|mij|eu|posso|poderia",
);

export const mine = anyOf(
  'my|our|us|we|mein\\p{L}*|unser\\p{L}*|wir|mis?|nuestr\\p{L}+|mon|mes|notre|nos|nous|मेर[ाीे]|हमार[ाीे]|हम|mi[oae]|miei|nostr\\p{L}+|mijn|onze|ons|meus?|minhas?|noss\\p{L}+',
);

export const agreed = anyOf(
  "sure|sure thing|you're right|certainly|of course|absolutely|great|great idea|happy to help|gladly|okay|ok|got it|understood|thanks|thank you|no problem",
  'gerne?|klar|na klar|natürlich|selbstverständlich|verstanden|danke|alles klar|claro|claro que sí|por supuesto|con gusto|entendido|perfecto|gracias',
  "bien sûr|avec plaisir|certainement|volontiers|parfait|d'accord|entendu|merci|ज़रूर|जरूर|बिल्कुल|अवश्य|ठीक है|धन्यवाद|certo|certamente|volentieri|perfetto|grazie",
  'zeker|natuurlijk|graag|uiteraard|prima|com certeza|claro que sim|perfeito|com prazer|obrigad[oa]',
);

export const changed = anyOf(
  'adjust\\p{L}*|tweak\\p{L}*|revis(?:e|ed|ing|ion\\p{L}*)|refin\\p{L}+|shorten\\p{L}*|shorter|longer|add|modif\\p{L}+|rewr\\p{L}+|edit\\p{L}*|chang\\p{L}+|cut|trimmed|removed|left out|omitted|tightened|condensed|kept|expand\\p{L}*|tailor\\p{L}*',
  'kürzer|länger|ergänz\\p{L}*|más (?:cort|larg|brev)\\p{L}+|añad\\p{L}+|plus (?:court|long)e?|ajout\\p{L}+|più (?:cort|lung|brev)\\p{L}+|aggiung\\p{L}+|langer|toevoeg\\p{L}*|mais (?:curt|long)\\p{L}+|adicion\\p{L}+|जोड़\\p{L}*',
  'anpass\\p{L}*|angepasst|änder\\p{L}*|geändert|kürz\\p{L}*|gekürzt|überarbeit\\p{L}*|umschreib\\p{L}*|umgeschrieben|gestrichen|weggelassen|ajust\\p{L}*|cambi\\p{L}+|modific\\p{L}*|acort\\p{L}+|reescri\\p{L}+|adapt\\p{L}+|eliminado|recortado',
  'modifi\\p{L}*|raccourci\\p{L}*|réécri\\p{L}*|retravaill\\p{L}*|supprimé\\p{L}*|बदल\\p{L}*\\p{M}*\\p{L}*|बदलाव|संशोध[नि]त?|संपादित|छोटा|हटा\\p{L}*|adatt\\p{L}+|accorci\\p{L}+|riscriv\\p{L}+|tagliato|aanpas\\p{L}*|aangepast|aanpassingen|wijzig\\p{L}*|inkort\\p{L}*|ingekort|korter|herschr\\p{L}+|geschrapt|alter\\p{L}+|mud\\p{L}+|encurt\\p{L}+|reescrev\\p{L}+|cort(?:ei|ar)',
);

/** Makes a text shorter or longer. */
export const resized = anyOf(
  'shorten\\p{L}*|shorter|longer|kürz\\p{L}*|länger|acort\\p{L}+|más (?:cort|larg|brev)\\p{L}+|raccourc\\p{L}+|plus (?:court|long)e?|accorci\\p{L}+|più (?:cort|lung|brev)\\p{L}+|inkort\\p{L}*|korter|langer|encurt\\p{L}+|mais (?:curt|long)\\p{L}+|छोटा|लंबा',
);

/** Points at what was asked for. */
export const asked = anyOf(
  'as (?:you )?(?:requested|asked)|wie (?:gewünscht|gewollt|besprochen)|como (?:pediste|solicitaste|solicitado|pedido)|comme (?:demandé|souhaité)e?|come richiesto|zoals (?:gevraagd|gewenst)|conforme (?:solicitado|pedido)|(?:आपके )?अनुरोध के अनुसार',
);

/** A heading for the text in another language. */
export const translation = anyOf(
  'translation|version|übersetzung|fassung|traducción|traduction|traduzione|vertaling|tradução|versión|versione|versie|versão|अनुवाद',
);

export const anyChange = anyOf(
  '(?:another|different|other) version|andere (?:fassung|version)|otra versión|autre version|altra versione|andere versie|outra versão|changes|edits|adjustments|tweaks|revisions|a (?:more|less|different) (?:\\p{L}+ )?tone|un ton plus|einen anderen ton|änderungen|anpassungen|cambios|ajustes|modifications|changements|ajustements|बदलाव|modifiche|aggiustamenti|wijzigingen|aanpassingen|alterações|mudanças',
);

/** Parts and qualities of a text. */
export const aspect = anyOf(
  'tone|length|style|wording|hook|hashtags?|emojis?|paragraphs?|sentences?|opening|ending|ton|tonfall|länge|stil|absatz|absätze|sätze|formulierung\\p{L}*',
  'tono|longitud|extensión|estilo|párrafos?|longueur|paragraphes?|टोन|लहज[ाे]|लंबाई|शैली|अनुच्छेद|हैशटैग|lunghezza|stile|paragraf[oi]|toon|lengte|stijl|alinea\\p{L}*|zinnen|tom|tamanho|comprimento|parágrafos?',
);

export const offers = anyOf(
  "let me know|would you like|do you want me|want me to|feel free|happy to|glad to|if you(?:'d| would)? (?:like|want|prefer)|just say|lass (?:es )?mich wissen|lassen sie (?:es )?mich wissen|sag (?:mir )?(?:\\p{L}+ )?bescheid|möchtest du|möchten sie|soll ich|wenn du (?:möchtest|willst)|gib mir bescheid",
  "avísame|dime si|dímelo|quieres que|si quieres|si lo deseas|házmelo saber|no dudes|dites-moi|dis-moi|n'hésite\\p{L}*|souhaites?|souhaitez|voulez|veux-tu|si vous (?:voulez|souhaitez)|बताएं|बताएँ|बताइए|बता दें|चाहें|चाहते हैं",
  'fammi sapere|fatemi sapere|vuoi che|se vuoi|se preferisci|laat (?:het )?me weten|laat maar weten|wil je dat|als je wilt|me avise|me diga|avise-me|quer que|se quiser|posso ajustar',
);

export const note = anyOf(
  'note|notes|p\\.?s\\.?|hinweis|anmerkung|nota|notas|remarque|नोट|टिप्पणी|opmerking|toelichting|observação',
);

export const unit = anyOf(
  'words?|characters?|chars?|word count|character count|wörter|wort(?:an)?zahl|zeichen(?:an)?zahl|zeichen|palabras|caracteres|mots|caractères|शब्द|अक्षर|parole|caratteri|woorden|tekens|palavras',
);

export const option = anyOf(
  '(?:option|version|variant|variation|draft|alternative|entwurf|fassung|opción|versión|borrador|brouillon|opzione|versione|bozza|optie|versie|concept|opção|versão|rascunho)\\p{L}{0,2}|entwürfe|opciones|versiones|opzioni|versioni|bozze|opções|versões|alternativas?|विकल्प|संस्करण|ड्राफ्ट',
);

export const cannot = anyOf(
  "(?:can't|cannot|can not|won't|will not|couldn't|unable to|not able to|not going to|not comfortable|don't feel comfortable|must (?:\\p{L}+ )?decline|(?:have|need|going) to decline|will decline|rather not|prefer not|decline to|refuse to|violates?|goes against|not something i|outside (?:of )?my (?:capabilities|scope|abilities)|don't allow|don't think i should|would not be appropriate|not (?:designed|programmed|permitted|allowed))",
  '(?:kann|darf|werde|möchte)(?: \\p{L}+){0,8} (?:nicht|keine\\p{L}*)|muss(?: \\p{L}+){0,5} ablehnen|nicht möglich|no (?:puedo|voy a|podré|me es posible|es posible|poder)|(?:debo|tengo que) rechazar|ne (?:peux|puis|vais|suis)(?: \\p{L}+)? pas|dois (?:décliner|refuser)|pas en mesure',
  'नहीं (?:\\p{L}\\p{M}*\\p{L}*\\p{M}* ?){0,3}(?:सकता|सकती|सकते|पाऊंगा|पाऊँगा|पाऊँगी|पाऊंगी)|असमर्थ|non (?:posso|sono in grado|mi è possibile|potrò)|devo rifiutare|(?:kan|mag|zal|wil)(?: \\p{L}+){0,8} (?:niet|geen)|niet in staat|não (?:posso|consigo|vou|poderei|é possível)|preciso recusar',
);

export const sorry = anyOf(
  "sorry|apologi[sz]e|apologies|unfortunately|afraid|leid|entschuldig\\p{L}*|leider|lo siento|lamento|disculp\\p{L}*|lamentablemente|désolée?|regrette|m'excuse|malheureusement|क्षमा|माफ़|माफ|खेद|mi dispiace|purtroppo|spiacente|het spijt me|helaas|desculp\\p{L}*|sinto muito|infelizmente",
);

export const machine = anyOf(
  "(?:an? |responsible |text-based )ai(?= *[,.;:]|$| and | language| model| assistant)|ai language model|language model|als ki(?= *,| (?:kann|darf|bin|habe))|ki-(?:sprachmodell|modell|assistent\\p{L}*|system)|sprachmodell|modelo de lenguaje|como ia|inteligencia artificial|en tant qu'ia|modèle de langage|ia générative|एआई|भाषा मॉडल|come ia|modello linguistico|intelligenza artificiale|als ai|taalmodel|como uma? ia|modelo de linguagem|inteligência artificial",
);

export const request = anyOf(
  '(?:this|that|your|the|any) (?:request|task|prompt|brief)|guidelines|polic(?:y|ies)|comply|assist|help(?:ing)? (?:you |out )?with|(?:diese|deine|ihre|dieser)r? (?:anfrage|bitte|aufgabe)|richtlinien|(?:dabei|damit|dir|ihnen|hierbei)(?: \\p{L}+){0,3} (?:helfen|weiterhelfen|behilflich)',
  "nicht (?:helfen|weiterhelfen)|(?:esta|esa|tu|su) (?:solicitud|petición)|ayudarte|ayudar(?:le)? con|(?:cette|votre|ta) (?:demande|requête)|(?:vous|t')\\s?aider|अनुरोध|मदद|सहायता|(?:questa|tua|la) richiesta|aiutarti|aiutarla|(?:dit|je|uw) verzoek|(?:hiermee|daarmee|hierbij|daarbij)(?: \\p{L}+){0,3} helpen|(?:este|esse|seu) pedido|(?:esta|essa|sua) solicitação|ajudar|ajudá-l[oa]",
);

/** The thing itself, pointed at: “this post”. */
export const thisThing = anyOf(
  '(?:this|that|such a|such|the|your)(?: \\p{L}+)? (?:post|content|text|draft|message|material|one)|(?:write|create|do|writ(?:e|ing)|provide|generate|produce|continue|fulfil) (?:this|that|it)|of (?:this|that) (?:kind|type)|that (?:kind|type|sort)',
  '(?:diesen?|dieses|solche[nrs]?|einen solchen|so einen|den) (?:beitrag|text|post|inhalte?)|(?:est[ae]|es[ae]|ningún|ese) (?:publicación|texto|contenido|post|tipo)|contenido de ese tipo|hacer eso|(?:ce|cet|cette) (?:post|texte|contenu|publication|message)|ce type de',
  "(?:यह|ऐसी|ऐसा|इस|ये) (?:पोस्ट|सामग्री|टेक्स्ट|तरह)|(?:questo|tale) (?:post|testo|contenuto)|(?:deze|dit|die|zo'n) (?:post|tekst|bericht|inhoud)|(?:este|esse|esta|essa) (?:post|texto|conteúdo|publicação)|disso|isso",
);

export const writes = anyOf(
  'writ(?:e|ing)|creat(?:e|ing)|generat(?:e|ing)|produc(?:e|ing)|provid(?:e|ing)|schreiben|erstellen|verfassen|escribir|crear|generar|redactar|rédiger|écrire|créer|produire|générer|fournir|लिख|बना|scrivere|creare|generare|schrijven|maken|opstellen|escrever|criar|gerar',
);

/** What the requester gave, named as theirs. */
export const yours = anyOf(
  'your (?:linkedin )?(?:post|draft|notes|idea|brief|text|opening|hook|topic|request|message)|dein\\p{L}* (?:beitrag|post|notizen|idee|entwurf|text|einstieg|thema)|ihr\\p{L}* (?:beitrag|notizen|idee|entwurf|thema)',
  'tus? (?:publicación|post|notas|idea|borrador|texto)|(?:votre|vos|ton|tes|ta) (?:post|notes|idée|brouillon|texte|publication|sujet)|आपक[ाेी] (?:पोस्ट|नोट्स|विचार|लिंक्डइन)|(?:il |la |i )?tu[oa]i? (?:post|appunti|idea|bozza|testo)|(?:je|jouw|uw) (?:post|bericht|notities|idee|concept|tekst)|su[as]s? (?:notas|ideia|ideias|publicação)|seus? (?:post|notas|texto|rascunho)',
);

/** Heads the thoughts of a model that has no tags for them. */
export const thinking = anyOf(
  'thinking|thoughts?|thought process|reasoning|analysis|planning|gedanken|überlegung(?:en)?|gedankengang|razonamiento|análisis|réflexion|raisonnement|analyse|सोच|विश्लेषण|ragionamento|analisi|redenering|denkproces|raciocínio|análise',
);

/** Heads the answer after them. */
export const answer = anyOf(
  'answer|final answer|response|output|result|antwort|respuesta|réponse|उत्तर|जवाब|risposta|antwoord|resposta',
);

export const title = anyOf('title|headline|titel|überschrift|título|titular|titre|शीर्षक|titolo|kop');

/** What models add to a text: advice on posting it, pictures for it, reasons for it. */
export const extra = anyOf(
  '(?:posting|publishing) tips|tips for (?:posting|publishing|engagement)|(?:image|visual|photo) (?:suggestion|idea|prompt)s?|suggested (?:image|visual|hashtags)|why (?:this|it) works|best time to post|alternative (?:hooks?|openings?|titles?)|(?:first|suggested) comment',
  '(?:tipps?|hinweise) (?:zur|für die|zum) (?:veröffentlichung|posten|beitrag)|bild(?:vorschlag|idee)|warum (?:das|dieser beitrag) funktioniert|alternative (?:einstiege|titel)|consejos (?:para|de) (?:publicar|publicación)|sugerencia de imagen|imagen sugerida|por qué funciona',
  "conseils (?:pour|de) (?:la )?(?:publication|publier)|(?:suggestion|idée) d'image|pourquoi ça marche|पोस्ट करने के (?:सुझाव|टिप्स)|(?:चित्र|तस्वीर|इमेज) (?:का )?सुझाव|(?:consigli|suggerimenti) per (?:la )?(?:pubblicazione|pubblicare)|(?:suggerimento|idea) (?:per l'|di )immagine|perché funziona",
  'tips voor (?:plaatsing|publicatie|het posten)|(?:suggestie|idee) voor (?:een )?(?:afbeelding|foto|beeld)|afbeeldingssuggestie|waarom dit werkt|dicas (?:para|de) (?:publicar|publicação|postagem)|sugestão de imagem|por que funciona',
);

export const hashtagLabel = anyOf('(?:suggested |empfohlene |vorgeschlagene )?hashtags?|हैशटैग|étiquettes');

export const recommends = anyOf(
  'recommend|suggest|advise|consider|start with|empfehl\\p{L}*|rate dir|vorschlag\\p{L}*|recom(?:iendo|endaría|endo|endaria)|sugier\\p{L}+|sugir\\p{L}+|te aconsej\\p{L}+|recommande\\p{L}*|suggère|conseille\\p{L}*|सुझाव|सलाह|consigl\\p{L}+|sugger\\p{L}+|aanraden|raad (?:je|ik)|adviseer|stel voor',
);

/** Thinks about who asked instead of speaking to them. */
export const user = anyOf(
  "the user|der nutzer|die nutzerin|el usuario|l'utilisateur|उपयोगकर्ता|l'utente|de gebruiker|o usuário",
);

/** Offers to do something to the text. */
export const proposes = anyOf(
  'want me to|would you like me|do you want me|shall i|should i|soll ich|möchtest du,? dass ich|quieres que|veux-tu que|souhaites-tu que|souhaitez-vous que|voulez-vous que|क्या मैं|vuoi che|wil je dat ik|zal ik|quer que',
);
