import { describe, expect, it } from 'vitest';
import { checkPost } from '../../index.ts';

const tellsOf = (text: string) =>
  checkPost(text)
    .filter(({ group }) => group === 'tell')
    .map(({ rule }) => rule);

const ENGLISH = '\n\nWe wrote it on the board in the hall, and that was all for the week.';

describe('what people mean as they say it, in notices, logs, adverts and at work', () => {
  it.each([
    'I used to think onboarding was about documents. It’s not about documents, it’s about people.',
    'My boss said the talk was about money. It is not about money, it is about who opens the shop.',
    'The count at ten was a turning point in the trial: both sides asked for a break.',
    'What the lesson plan asked for: a globe. What was in the cupboard: half a globe.',
    'Every teacher knows a lesson like the last one on Friday: rain, a fire drill and a lost hamster.',
    'Rule two is no wheels on the lawn.',
    'Silence from eleven, for the sake of the cows.',
    'The samples are in the fridge by the door.\n\nTag them with the date and the shelf, and put the lid back.',
    'The surveyor called the staircase truly terrifying, her word, and took the ladder.',
    '“The Art of Slow Bread”, our book, is back from the printer.',
    'Which boards fit:\nGood: the oak, 22 and up\nBad: 18 to 20, they bend\nWeak: 16, do not stand on them',
    'New strings changed everything about the sound of the old cello.',
    'The new timetable changes how we open on Mondays.',
    'The sign said the course could change your life, and the room was locked.',
    '“It fits.” — Mrs Oyelaran\n“It pinches.” — her sister\n“Ask me in May.” — the bride',
    '3 Nov — 9 Mar\nTue — Fri\nno Mondays — stocktaking',
    'What the lamps mean:\n🟢 come in\n🟡 wait by the desk\n🔴 nobody is here\n⚫ the bulb has gone',
    'What each of them said it means:\n😬 “sorry” (Ana)\n🙃 “I give up” (Per)\n🫡 “yes, chef” (Lou)',
    'If it rings once, leave it. If it rings twice, fetch Ada. If it rings and does not stop, everybody out.',
    'Does it hurt? Only the first one.\nCan I drive home? Yes, after twenty minutes.\nDo I pay? No.',
    'Nelly’s number. Granny’s glasses. Doctor’s orders. That is how he calls the balls.',
    'The importance of being Ernest is that two of us are called that and the post goes astray.',
    'Visitors asked what I learned there, so: never stand behind the kiln.',
    'My neighbour is passionate about bats and counts them from the roof.',
    'A remnant of the old landscape of hedges is left behind the school.',
    'We would like to thank Mr Abara, who mended the boiler on Sunday.',
    'Thank you to everybody who carried chairs, and to Nasrin for the van.',
    'I want to thank all three who lent us a pump.',
    'To all drivers: the gate on the east side is locked from six.',
    'To everyone on the night shift: the canteen closes at two from Monday.',
    'Reminder for everyone who parks in the yard: it will be gritted at five.',
    'Just a reminder to myself: bring the drill back to Ivo.',
    'This is your sign to hang by the door, and the smaller one goes on the shed.',
    'Let’s make the gate wider before the lorry comes.',
    'We all have a part to play in Saturday’s fire drill: yours is the stairs.',
    'Fellow parents, the crossing is closed until Thursday.',
    'We must act before the frost: lag the pipe in the yard.',
    'The time for changes to the rota is over on Friday at noon.',
    'Come and join the queue by the side door.',
    'She stands as a candidate in the north ward.',
    'He stood as godfather to both of them.',
    'The lid serves as a plate and the tin as a cup.',
    'The old dairy acts as a store for the chairs.',
    'My grandfather boasted of his marrows.',
    'The schools will never tell you which bus it is; ask the driver.',
    'For decades we have measured the well with the same rod.',
    'While other teams were still on the ferry, we put the tent up.',
    'We’ve been told to use the back door until the paint is dry.',
    'Most firms on the estate still print their invoices at the post office.',
    'Most recruiters who rang me had read the advert to the end.',
    'Stop leaving your bikes in the hall. Nobody can get the pram out.',
    'I never forgot the key again after that winter.',
    'Guess who has the key: the cook.',
    'I had to sit down on the kerb until the bus came.',
    'What happened next is on page four of the report.',
    'They all had one thing in common: a cracked seal on the left.',
    'It took me an hour to understand the plan of the drains: north is at the bottom.',
    'The difference between the two pumps is this: one of them leaks.',
    'I noticed something strange: the tap was warm.',
    'The biggest surprise of the stocktaking: eleven ladders.',
    'How are you making the crossing on Sunday now that the ferry is off?',
    'Curious how others keep mice out of a loft with a thatched roof.',
    'When was the last time you had the brakes on the van looked at?',
    'Your move: the board is on the window sill, and it is knight takes bishop.',
    'The road ahead is closed at the mill until Tuesday.',
    'Where do you stand when the bus comes, by the wall or by the post?',
    'The record stands as the longest crossing by a rowing boat without a sail.',
    'Fellow bell ringers, let’s meet at the tower before the service.',
    'Together we can lift the trough, so bring gloves.',
    'For years we have measured the rain in the same jug.',
    'For decades we have celebrated midsummer on the green.',
    'I would be curious how others handle VAT on deposits paid in advance.',
    'The second coat looks better, don’t you think?',
    'Guess who is on the poster for the fair.',
    'It broke my heart to sell her, but the new owner has a stable.',
    'I will never forget it again: the lamp has a switch on the back.',
    'We would like to thank all who gave blood on Saturday.',
    'I want to thank everyone who came last night, and Ravi for the chairs.',
    'Issue: printer offline. Impact: no labels. Ring the desk before you drive over.',
    'There is an urgent need for a plumber who knows lead.',
    'Between Monday — Wednesday the lift is off — and on Thursday it is being painted.',
    'Yes, the goat is ours. No, she does not bite. Maybe in spring.',
    'The robust one is the one with the green handle.',
    'The seamless pipes come on the 4th and the others later.',
    'We unlock the side gate at eight.',
    'The landscape of the fens is flat, and so is the beer.',
    'Big news: the bridge is open again from Monday, one lane.',
    'What a week: two calves and a burst pipe.',
    'A reminder that the office is shut on Friday.',
    'Are you leaving the car here tonight? The barrier comes down at ten.',
    'We bridged the gap between the boards with a strip of oak.',
  ])('%j', (text) => {
    expect(tellsOf(text + ENGLISH)).toEqual([]);
  });
});

describe('what speaks of something in particular is told, shown or asked', () => {
  it.each([
    [
      'steps',
      'Sourdough, the short version\n→ feed at night\n→ mix in the morning\n→ bake when the kids are in bed',
    ],
    ['what is where', '→ verbs in the blue book\n→ nouns in the red book\n→ swear words you may ask Lukas'],
    [
      'what to do',
      '→ Sprain: ice, then up on a cushion\n→ Break: don’t move it\n→ Doubt: treat it as a break',
    ],
    ['new names', '➜ Client is now Contact\n➜ Matter is now Case\n➜ the trash can is now a bin'],
    ['who comes', '🎻 Violins, bring mutes\n🥁 Percussion, come early and help carry\n🎺 Brass, less'],
    ['how they are', '🌡 Mum: better\n🛌 Dad: worse\n☕️ me: on the fourth'],
    ['where, by the weather', '☀️ Garden\n🌧 Hall\n⛈ Cancelled, your money back'],
    [
      'what was mended',
      '🐛 Login loop on Safari\n🐛 Totals wrong when a line is deleted\n✅ Dark mode keeps the cursor',
    ],
    ['sizes', 'Sizes left\n👟 small\n👟 large\n👞 one brown one'],
    ['a vet’s questions', 'Is your cat microchipped?\nIs she spayed?\nDoes she bite?'],
    ['an advocate’s', 'What did the defendant say?\nWho else heard it?\nWhy is it not in the statement?'],
    [
      'an exam’s',
      'Exam paper, part B.\nWhat is osmosis?\nWhy does a raisin swell in water?\nWhat happens to it in syrup?',
    ],
    ['a developer’s', 'Is it a bug? Is it the cache? Is it me? It was the cache.'],
    ['a description', 'Grey coat. White collar. Answers to Biscuit.'],
    ['a survey', 'New roof. New drains. Same mice. The survey says no more than that.'],
    ['news', 'Twins. Both boys. Mother well.'],
    ['a little Spanish', 'My Spanish is small. Bread. Beer. Thank you. Where is the vet.'],
    [
      'an instruction',
      'Breathe in. Hold it. Breathe out. That’s the whole of the scan, you’ll be out in six minutes.',
    ],
    [
      'a chronicle',
      'They came on Monday for the boiler. They came on Tuesday for the part. They came on Friday to say it was the wrong part.',
    ],
    ['the state of a hill', 'The north slope is icy. The north lift is shut. The north café has soup.'],
    ['rules of a yard', 'Never lift alone. Never lift wet. Never lift after the pub.'],
    ['a match', 'Amina hit the bar. Amina hit the post. Amina hit the physio.'],
    ['a tip', 'Tip of the week from the stores: the blue gloves run small, order one size up.'],
    [
      'advice',
      'My advice, if your croissants come out flat: check that the fridge is really at four degrees.',
    ],
    ['a finding', 'Here is what we learned from the trial print: the left margin is 3 mm short.'],
    [
      'a way',
      'A few ways to reach the theatre while the bridge is shut: the 14 from the station, or on foot by the weir.',
    ],
    [
      'an oven',
      'The new oven changed everything about our proving times. Forty minutes has become twenty-five.',
    ],
    ['a menu', 'We changed everything in the colour menu to names instead of numbers.'],
    ['a reading', 'Read it twice. Then sign it, initial every page, and keep the yellow copy.'],
    ['a corridor', 'Work happened in the corridor.'],
    ['what people bought', 'People buy one paperback instead of a hardback.'],
    ['an answer', 'The reason? A mouse in the fuse box.'],
    ['a score', 'The result? 14 all, and we share the trophy with Penzance.'],
    ['a lift', 'Together we can carry the piano, I counted, we need eight.'],
    ['a cast', 'Today is a big day for Milo, he is having his cast off.'],
    ['a piece', 'Faith, hope and charity, by Rossini, is a piece for three voices.'],
    ['a court', 'Adoption, fostering and guardianship are heard in court 4.'],
  ])('%s: %j', (_, text) => {
    expect(tellsOf(`We moved the desk.\n\n${text}${ENGLISH}`)).toEqual([]);
  });

  it.each([
    ['arrow-bullets', '→ They listen first\n→ They protect focus\n→ They give credit away'],
    ['emoji-bullets', '🚀 Record growth\n🤝 Stronger partnerships\n🌍 A bigger impact'],
    ['question-stack', 'Are you leading? Are you managing? Or are you just surviving?'],
    ['stacked-fragments', 'One idea. One laptop. One dream.'],
    ['stacked-fragments', 'Listen. Learn. Lead. Repeat.'],
    ['echo-openings', 'I learned to listen. I learned to wait. I learned to trust.'],
    ['advice-frame', 'My biggest takeaway: clarity is a form of kindness.'],
    ['changed-everything', 'That decision changed the trajectory of my career.'],
    ['hollow-closer', 'It’s never too late to start over.'],
    ['everyone-wrong', 'People only see the medals. Nobody sees the mornings.'],
  ])('and what could stand in any post is named alone: %s, %j', (rule, text) => {
    expect(tellsOf(`We moved the desk.\n\n${text}`)).toContain(rule);
  });

  it.each([
    ['hollow-opener', 'Nobody prepares you for the day the phone stops. We moved the desk.'],
    ['reveal-colon', 'We moved the desk. Nobody tells you what is hardest about a move: the silence.'],
    ['reminder', 'We moved the desk. It served as a humbling reminder that small things matter.'],
  ])('a place has the name the guide gives it: %s', (rule, text) => {
    expect(tellsOf(text)).toEqual([rule]);
  });
});

describe('the same in other languages', () => {
  it.each([
    'Das Ergebnis der Wahl hängt am Brett. Die Lösung von Aufgabe drei steht auf der Rückseite, und wer will, holt sie sich.',
    'Am Ende des Tages schließt Frau Yilmaz die Halle ab, und der Schlüssel kommt in den Kasten.',
    'Studien zur Wärme im Stall haben wir keine, aber ein Thermometer, und das hängt an der Tür.',
    'Es ging nicht um den Zaun, sondern um das Tor, und das ist jetzt neu.',
    'Das ist keine Kartoffel, das ist eine Topinambur, und sie wächst, wo sie will.',
    'Danke an Jonas, der den Anhänger gebracht hat, und an die Frau mit dem Kuchen.',
    'Die meisten Kunden kommen mit dem Rad, und die Ständer sind voll. Wir bauen noch vier.',
    'Lasst uns die Leiter wieder da, wenn ihr fertig seid, und nicht in der Sonne.',
    'Drei Dinge fehlen noch: Nägel, Leim und jemand mit einem Auto.',
    'Erinnerung: Am Freitag wird der Strom von acht bis zehn abgestellt.',
    'Wie seht ihr das Schild von der Straße aus? Wir haben es heute höher gehängt.',
    'Der Mann von der Post las den Satz noch einmal und gab uns das Paket.',
    'Le résultat des analyses est affiché dans le hall. La solution est de faire bouillir l’eau jusqu’à mardi.',
    'Ce n’est pas du sel, c’est du sucre, et la confiture est ratée.',
    'Merci à Didier pour les gants et à la dame du marché qui nous a prêté une bâche.',
    'La plupart des clients ont voté pour les cagettes, donc rapportez-les jeudi.',
    'Il est temps de rentrer les géraniums, il gèle cette nuit dans la vallée.',
    'Rappel : la salle est fermée pour travaux du 3 au 9, et le piano est chez nous.',
    'Les études de notre fille commencent en septembre, et nous cherchons une chambre à Rennes.',
    'Relisez le contrat avant de le signer, page deux surtout, et gardez une copie.',
    'El resultado está en la puerta. El secreto de la masa es la harina de la abuela, y no se vende.',
    'No es la bomba, es la junta, y la tienda abre a las cuatro.',
    'Gracias a Pilar por la furgoneta y a los dos chicos que subieron el piano.',
    'La mayoría de los vecinos votó por el ascensor, y lo ponen en mayo.',
    'Es hora de recoger las aceitunas, y nos falta una escalera.',
    'La verdad no la sabe nadie, pero el gato volvió y tenía hambre.',
    'Hoy quiero pan de centeno, dijo la señora, y no había más que de trigo.',
    'Drei Dinge, die wir noch brauchen: Nägel, Leim und eine Säge, und wer hat, bringt sie mit.',
    'Lasst uns gemeinsam grillen, sobald der Regen aufhört, und wer will, bringt Salat.',
    'Die meisten Kunden vergessen ihre Tüte, deshalb hängen jetzt welche an der Tür.',
    'Ehrlich gesagt, der Kuchen war trocken, und wir haben ihn trotzdem gegessen.',
    'Was ist der Trick bei Hefeteig? Meiner geht im Winter nicht auf, und die Küche ist kalt.',
    'Den Kleber muss man kurz wirken lassen, und dann hält er auch im Regen.',
    'Les clés de la salle : chez Didier, et le portail reste ouvert jusqu’à la nuit.',
    'La plupart des clients oublient leur parapluie, et nous en avons un plein placard.',
    'Et vous, comment protégez-vous vos tomates du gel quand il vient en mai ?',
    'Le câble passe sous la route, garantissant la lumière dans la grange pour la nuit.',
    'La verdad es que no sé dónde está la llave, y la puerta pesa mucho.',
    'Tres cosas para la cena del viernes: pan, vino y una mesa que no cojee.',
    'La mayoría de los clientes siguen pagando con monedas, y la caja pesa.',
    'Y tú, cómo guardas las patatas para que no se pongan verdes con la luz?',
    'Los estudios de mi hermano son de noche, y de día reparte el correo.',
  ])('%j', (text) => {
    expect(tellsOf(text)).toEqual([]);
  });

  it.each([
    [
      'rhetorical-result',
      'Wir haben die Runde am Montag gestrichen. Das Ergebnis? Die Meister reden jetzt an der Maschine.',
    ],
    [
      'vague-authority',
      'Zahlreiche Studien zeigen immer wieder, dass Vertrauen sich lohnt, und wir haben es auch gemerkt.',
    ],
    [
      'hollow-closer',
      'Die Halle ist seit Mai dicht, und der Regen bleibt draußen.\n\nWas denkt ihr darüber?',
    ],
    ['dramatic-pause', 'Wir haben elf Jahre lang zweimal gezählt. Das muss man erst mal sacken lassen.'],
    [
      'gratitude-formula',
      'Der Laden ist jetzt zehn. Ein großes Dankeschön an alle, die an uns geglaubt haben!',
    ],
    [
      'rhetorical-result',
      'Nous avons fermé le guichet le lundi. Le résultat ? Les files sont plus courtes et les gens sont contents.',
    ],
    ['throat-clearing', 'Force est de constater que le four était froid, et que personne ne le savait.'],
    ['hollow-closer', 'Le four est réparé depuis mardi et le pain est bon.\n\nEt vous, qu’en pensez-vous ?'],
    [
      'rhetorical-result',
      'Cerramos la caja los lunes y la cola es más corta. ¿El secreto? Una silla en la puerta y un libro.',
    ],
    [
      'vague-authority',
      'Los expertos coinciden en que el descanso es importante, y nosotros cerramos a las dos.',
    ],
    ['gratitude-formula', 'La panadería cumple diez años. Gracias a todos los que creyeron en nosotros.'],
  ])('and the turns themselves are known in them: %s, %j', (rule, text) => {
    expect(tellsOf(text)).toContain(rule);
  });
});

it('five lines of a few words are named beside another tell, and alone are a way to write', () => {
  const lines =
    'She came in June.\n\nShe had one bag.\n\nShe asked for Ana.\n\nAna had left.\n\nNobody told her.';
  expect(tellsOf(`${lines}\n\nWe found her a desk by the window, and she stayed for nine years.`)).toEqual(
    [],
  );
  expect(
    tellsOf(`${lines}\n\nThis is a testament to the power of belonging, and so it was for us all.`),
  ).toContain('broken-lines');
});

it('a turn that work needs is named among its facts only beside other tells', () => {
  const work =
    'The shop opens at 8.30 on Monday. Paint is £14 a tin. Shelf 1 is full. Shelf 2 is full. My advice on brushes: buy the dear one once.';
  expect(tellsOf(work)).toEqual([]);
  expect(tellsOf('My biggest lesson: ask early. We had not.')).toEqual(['advice-frame']);
  const told = `${work}\n\nMy biggest lesson: trust compounds.\n\nI am humbled and honoured to be part of this journey. This is a testament to the power of teamwork.`;
  expect(tellsOf(told)).toContain('advice-frame');
});

it('speaks where the sentence before names something else, or says nothing', () => {
  for (const before of ['I used to think long meetings helped.', 'Onboarding is about documents.'])
    expect(tellsOf(`${before} It’s not about paper, it’s about people.`)).toContain('negation-contrast');
});
