/**
 * What can be touched, eaten, driven or met on a farm, in a kitchen or a workshop. A turn that speaks of such a thing mostly says
 * what happened; machine-made ones speak of trust, growth and people.
 */
const THINGS =
  `anchovy cumin paprika cinnamon vinegar nutmeg treacle suet lard apple apron bacon badger bakery ballot bandage banister barn barrel barrow basement basket bathroom battery bean bee beehive beer bell bicycle biscuit blanket boiler bolt bonfire boot brick broom bucket bulb butter cabin cable canteen caravan cardboard carpet carrot ceiling cellar cement cheese chicken chimney chisel chalk clamp cork couch crate cucumber cupboard curtain cushion deposit diesel dishwasher donkey drawer drawing duck dustbin dustpan egg envelope faucet fence ferry flour flute foal freezer fridge frog garage goat goose grill grout gutter haddock hammer handbrake hay hedge hen heron hinge honey hut invoice jacket jam jar jumper kettle kitchenette ladder lamb latch laundry lemon licence loaf lock-up loft lorry mattress meat meadow microphone mixer mop motorbike mouse mug mushroom napkin nettle nozzle oak oar oven pallet parcel pavement peach pear pebble photograph piano pickle pig pigeon pillow pizza plank platform plaster plum pond porch potato pram pudding pump rabbit radiator railing railway receipt rooftop rota router rubbish saddle salad salmon sandbag sandwich sausage scaffold scaffolding scarf scooter screw screwdriver sheep shelf shirt shoe shovel slab snow soap sock socket sofa spade spanner spoon squash stair staircase stairwell stopcock stove straw strimmer sugar suitcase sweater tent thermostat ticket tights tile tin tomato toolbox tractor trailer trench trolley trousers truck turnip turnstile tyre umbrella valve van vase wagon wardrobe wheat wheelbarrow windowsill woodshed wrench yard loaves shelves knives mice geese tooth teeth potatoes tomatoes knife lid keys motor gear dog cat cow cows horse bread vote tram bus buses float glove clipboard stapler thermometer syringe stethoscope wheelchair ambulance catheter splint crutch crutches stretcher pillowcase croissant pastry bun rye yeast sourdough cupcake onion leek rice garlic raisin quince hake lentil porridge teapot saucepan colander whisk spaniel puppy kitten tortoise budgie parrot hamster gull swan pony hedgehog spider maggot violin cello trumpet trombone clarinet drumstick bagpipe tambourine photocopier charger projector headset lanyard padlock letterbox doorbell doormat skylight gable joist rafter lintel skirting mortarboard bathtub urinal washbasin gazebo marquee trestle wellies trainers anorak fleece cardigan sweatshirt corduroy pushchair stroller nappy nappies dummy bib lunchbox rucksack backpack satchel crayon crowbar jigsaw sander plasterboard chipboard plywood manhole lamppost roundabout tarmac bollard lifeboat dinghy kayak anchor buoy trawler lobster mackerel mussel prawn cod heifer calf calves cockerel rooster silo slurry haystack orchard greenhouse compost seedling tulip daffodil ivy wisteria dahlia beetroot marrow pumpkin courgette spinach parsley basil gravy mustard ketchup mayonnaise chutney cider lager corkscrew ashtray lighter candle matchbox firewood kindling soot hearth gloss varnish emulsion undercoat sandpaper hammerhead pliers tongs bobbin thimble cuff collar brooch necklace earring wristwatch spectacles specs denture molar ankle elbow shin toenail rash blister scab stitches bruise`.split(
    ' ',
  );
/** Words that are things after an article, and may be verbs or figures of speech without one. */
const AFTER_ARTICLE =
  `animal arch axle bag barge bath beam bed belt bench bin bird blade boat bottle bow bowl bowls bush button cake camera cap car cart chain church coat concrete cooker cot crane cup dam desk ditch door drain dress drill drum dough elevator engine ewe fan fish flat float fork fox frost fuel fuse garden gate gauge grass gravel grave hall hat heater heating hook hood hose ice key kitchen kite knee lamp lawn leak lift lime locker log magnet mat mill mortar mud nail needle nest nut paint pan park path pen pencil pipe pitch plate plough pot printer quarry rail ramp rat relay ribbon road rod roof rope ruin sack salt sand saw seal seam sensor shed shower sink skip sleeve soup stable steel step stool storm strap street switch tap tar till timber torch towel train tree turf vet wall warehouse wasp weld wheel window wine wire wood wool motor kerb basin poker meter inventory hem lining moth ram bull`.split(
    ' ',
  );
const ARTICLE =
  /^(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|no|both|each|which|one|two|three|four|five|six|old|new|second|first|front|back)$/;
const things = new Set(THINGS);
const afterArticle = new Set(AFTER_ARTICLE);

/** 'crate', 'crates', 'boxes' */
const isOneOf = (list: ReadonlySet<string>, word: string): boolean =>
  list.has(word) ||
  (word.endsWith('s') &&
    (list.has(word.slice(0, -1)) || (word.endsWith('es') && list.has(word.slice(0, -2)))));

const NUMBER =
  '(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|dozen)';
/** A day, an hour, a sum, a room: what is true once. */
const ONCE = new RegExp(
  `\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:on|in|since|until|till|by|last|next) (?:january|february|march|april|may|june|july|august|september|october|november|december)|tonight|(?<!(?:in|of|for) )tomorrow|yesterday|noon|midnight|easter|christmas|(?:this|last|next) (?:morning|afternoon|evening|week|month|winter|summer|spring|autumn|time)|o['’]clock|(?:at|until|till|before|after|by) ${NUMBER}|due|(?:room|floor|page|clause|line|lot|plot|gate|act|chapter) (?:\\d|${NUMBER})|euros?|pounds?|kilos?|metres?)\\b|[€£$]|\\d[.:]\\d\\d|\\d(?:st|nd|rd|th)\\b`,
  'iu',
);
const KIN =
  /\b(?:my|her|his|our) (?:mother|father|mum|dad|son|daughter|aunt|uncle|wife|husband|brother|sister|neighbour|neighbor|grand\p{Ll}+|brother-in-law|landlord|cousin|niece|nephew)\b/iu;
const SAID = /\b(?:said|says|told (?:me|us)|tells me|asked|answered|replied)\b/iu;
const NAME = /(?<=[\p{Ll},] )(?!LinkedIn)\p{Lu}\p{Ll}{2,}/u;
const FIGURE = new RegExp(`\\d|\\b${NUMBER}\\b`, 'iu');

/** Whether a text speaks of a thing one can touch. */
export const namesThing = (text: string): boolean => countThings(text, 1) > 0;
/** Whether a text names a day, an hour, a sum or a room. */
export const namesDay = (text: string): boolean => ONCE.test(text);
/** Whether a text names a day, a person, a sum or who said it. */
export const namesFact = (text: string): boolean =>
  ONCE.test(text) || KIN.test(text) || SAID.test(text) || NAME.test(text);
/** Whether a text holds a number, in digits or words. */
export const namesFigure = (text: string): boolean => FIGURE.test(text);
/** Whether a text speaks of things, days, people or numbers, and not of everything at once. */
export const isConcrete = (text: string): boolean => namesThing(text) || namesFact(text) || namesFigure(text);

/** How often a text names a thing, counted up to `most`. */
export function countThings(text: string, most = Infinity): number {
  let count = 0;
  // The words before, as long as nothing but a space parts them.
  let before: string | undefined;
  let further: string | undefined;
  let end = -1;
  const small = text.toLowerCase();
  for (const { 0: word, index } of small.matchAll(/[\p{L}-]+/gu)) {
    if (index !== end + 1 || small.charAt(end) !== ' ') before = further = undefined;
    if (
      isOneOf(things, word) ||
      (before !== undefined &&
        (ARTICLE.test(before) || (further !== undefined && ARTICLE.test(further))) &&
        isOneOf(afterArticle, word))
    ) {
      count += 1;
      if (count >= most) return count;
    }
    further = before;
    before = word;
    end = index + word.length;
  }
  return count;
}

const FAR = 160;

/** What follows a match in its sentence. */
export function restOf(match: RegExpExecArray): string {
  const end = match.index + match[0].length;
  if (/[.!?\n]\s*$/.test(match[0])) return '';
  return /^[^.!?\n]*/.exec(match.input.slice(end, end + FAR))?.[0] ?? '';
}

/** What stands before a match in its sentence. */
export function beforeOf(match: RegExpExecArray): string {
  const least = Math.max(0, match.index - FAR);
  let from = match.index;
  while (from > least && !'.!?\n'.includes(match.input.charAt(from - 1))) from -= 1;
  return match.input.slice(from, match.index);
}

/** A match with what follows it in its sentence. */
export const throughEnd = (match: RegExpExecArray): string => match[0] + restOf(match);
/** 'It's cutting-edge, she says', 'as it says on the leaflet': somebody else's words, which the writer only hands on. */
export const isSaidByOthers = (sentence: string): boolean =>
  /,["”’]? (?:as )?(?:he|she|it|the (?:agency|leaflet|brochure|website|label|sign|menu|box|advert|report|letter|manual)) (?:says?|said|calls? it|puts? it|wrote)\b|\b(?:the|that)['’]?s? (?:is )?what (?:the (?:agency|leaflet|brochure|website|label|sign|menu|box|advert|report|letter|manual)) (?:wrote|says?|said|calls?)\b/iu.test(
    sentence,
  );
/** The sentence a match stands in. */
export const sentenceOf = (match: RegExpExecArray): string => beforeOf(match) + throughEnd(match);
