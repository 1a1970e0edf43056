/** Takes back what stands right before it, where a day, a name or a thing of the same make follows. */
export const ENGLISH =
  '(?:(?:oh|ah|er|erm|hm+)[,.]? )?(?:no,? (?:wait|sorry)|(?:wait|sorry),? no|(?:scratch|strike) that|actually,? no|no,? (?:i mean|make that)|(?:sorry,? )?i meant|correction(?=[,:]))';
export const ELSEWHERE =
  '(?:nein|nee),? (?:warte|moment|halt|sorry|quatsch|falsch|entschuldigung)|(?:ach )?quatsch|moment,? nein|(?:sorry|entschuldigung|verzeihung),? (?:nein|ich meinte?)|ich meinte|korrektur(?=[,:])|(?:no,? )?(?:perdón|perdona|disculpa|espera)|perdón,? (?:no|digo)|no, digo|quise decir|(?:no,? )?mejor dicho|corrección(?=[,:])|(?:non,? )?(?:pardon|attends|attendez)|pardon,? non|je voulais dire|enfin non|no,? (?:scusa|scusate|aspetta)|scusa(?:te)?,? no|volevo dire|correzione(?=[,:])|não,? (?:desculpa|desculpe|espera)|quis dizer|correção(?=[,:])|nee,? (?:wacht|sorry)|ik bedoelde|correctie(?=[,:])';
