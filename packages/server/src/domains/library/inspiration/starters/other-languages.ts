export const otherLanguages = `
=== opinion | Technology | de
Ein Ticket mit der Überschrift „Geht nicht“ kostet drei Menschen einen Vormittag.

Der erste fragt nach. Der zweite sucht an der falschen Stelle. Der dritte findet heraus, dass es um ein anderes
  Programm ging.

Drei Sätze hätten gereicht: Das habe ich getan. Das habe ich erwartet. Das ist passiert.

Man braucht dafür keine Schulung und kein Formular mit zwölf Pflichtfeldern. Man braucht jemanden, der die
  ersten zwei Wochen lang freundlich nachfragt, bis alle es von selbst so schreiben.

=== lesson | Manufacturing | de
Der beste Verbesserungsvorschlag des Jahres hängt oft seit Jahren an einer Maschine, mit Klebeband.

Jemand hat ein Stück Pappe untergelegt, damit nichts klemmt. Es funktioniert. Es steht in keiner Zeichnung.

Wer durch eine Halle geht und nach Pappe, Draht und handgeschriebenen Zetteln sucht, hat danach eine Liste, für
  die andere einen Workshop brauchen.

Und dann bitte nicht aufräumen. Erst fragen, wozu es gut ist.

=== how-to | Consulting | fr
Comment préparer une réunion qui sert à quelque chose :

1. Écrire la question en une phrase. Si elle n’a pas de point d’interrogation, c’est un courriel.
2. Inviter ceux qui peuvent décider et ceux qui devront vivre avec la décision.
3. Envoyer une page la veille, pas dix.
4. Commencer par cinq minutes de lecture en silence.
5. Finir en disant qui fait quoi, et quand on saura que cela ne marche pas.

Le silence du début gêne tout le monde la première fois. La deuxième fois, on le réclame.

=== opinion | Hospitality | fr
Un restaurant qui n’ose pas retirer un plat de sa carte n’a plus de cuisinier. Il a un archiviste.

Chaque plat a ses fidèles, et personne ne veut les décevoir. Alors la carte grandit, les produits attendent, et
  la cuisine refait chaque soir ce qu’elle faisait déjà il y a cinq ans.

Retirez-en un par mois. Dites pourquoi sur l’ardoise. Les habitués protesteront, puis ils demanderont ce qu’il y
  a de nouveau.

C’est exactement la question qu’on espère entendre.

=== contrarian | Education | es
No hace falta que la clase sea divertida. Hace falta que pase algo.

Una clase divertida se olvida como un chiste. Una clase en la que alguien cambió de opinión delante de los demás
  se recuerda durante años.

Para eso no se necesitan juegos ni pantallas. Se necesita una pregunta que tenga al menos dos respuestas buenas,
  y un profesor que aguante el silencio hasta que llegue la segunda.

Lo difícil no es motivar. Lo difícil es esperar.

=== question | Retail | es
¿Cuál es la tienda de tu barrio que más echarías de menos si cerrara mañana?

No la más barata ni la más bonita. La que te haría cambiar de camino.

Casi siempre la respuesta tiene nombre propio: la señora que sabe qué pan te gusta, el chico que te presta la
  llave inglesa.

Quienes hablamos de «experiencia de cliente» deberíamos apuntarlo.

¿Cuál sería la tuya?
`;
