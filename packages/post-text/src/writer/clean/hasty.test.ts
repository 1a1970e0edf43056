import { expect, it, test } from 'vitest';
import { writePost } from '../write.ts';
import { meantInHaste, mendHaste } from './hasty.ts';
import { correctWords } from './words.ts';

/** Rare words, words of trades, names typed small, product names, British and American spellings. */
const RIGHT =
  'abena adze affogato ailsa ain airbnb aisha alternator aluminium aluminum amara anaesthetist anjali ansible aoife aphasia arc architrave arse asana astrid async autolyse await awl aye backend backlog bain bairn baler banh banneton barista bias bibimbap bichon biga bilge biscotti bisque bjorn bleed bloke bonnet boot bosun bottom bracket braze brioche brunoise bullock bumbag burin burndown burnt burr byre calico caliper camshaft cannae cannula canva carb cassette catalog catalogue catheter cattlegrid center centre cerys chai check cheque chidi chiffonade chiro chisel choke choux clamp cleat cli clipper clutch cockapoo coilpack color colour combine confit cortado couche craic crank crimp croft crofter cron crop crumb crust curb dado danish dart dashi datev defence defense dematting denim depop derailleur devops dhl dialog dialogue die dipstick distemper dosa doula dovetail draft draught dreamt drill dunno duotone dusan dynamo dysphagia dyspraxia ebay eggshell elif emulsion engobe enrol enroll enum eoin epics epoxy espresso etsy euan ewan ewes farrow fascia fatih femke fender ferrule figma fixture flange flickr flux flywheel frappe frise froe frontend fulfil fulfill fullstack fundus gaff ganache gasket gearbox genoa gesso ghee gilet gilt gimmers glaze gloss gls gonna goran gouache grafana grammarly grand gray grey grout gsm gunwale gusset gutter gybe haemorrhage halyard harrow haylage headset heifer hem hermes hessian hewn hiro hivis hmrc hoggets hubspot iain idli ingrid injector innit intercom intercooler interfacing jana jersey jewellery jewelry jian jib jig joist joost jsx julienne jus kafka kanban karim keel kefir kenji kerb kerning kibana kiln kimchi kinda klarna klaviyo knelt kofi kombucha kubernetes kwame labor labour labradoodle lacquer lain lakshmi lanyard lars lass lathe layla leading leapt learned learnt leech levain leyla licence license limewash linocut linseed lintel linter lit lochia loom luff macchiato mailchimp manifold marek marie matcha mate math maths matt matting mehmet mei midden mig milan mill mirepoix miro miso moira mold mom monorepo monzo mortise mould mown mum muslin mutex naan nae nginx ngozi niamh nipple nori notion nougat nour offboarding oil oluwaseun omar onboarding organise organize organza orthopaedic orthotics osteo otter paediatric painter paneer pate petr phlebotomy pho phonics physio piston placket pleat plenary plinth plough plow podiatry poodle poolish practice practise praline primer priya program programme proofing purlin quenelle rafter raku ramen rang rasp ravi realise realize reamer rebate rebrand redis regex render repo resin reskin retro revolut rhys risograph ristretto rota roti rotor roux rowlock rung sage salesforce sambar sank sanne saoirse satin schnauzer screed scribd scribe scrum selvage selvedge sepsis serif serverless sgraffito shearling shears sheet shellac shih shim shopify shorn shrank sian silage siobhan skilful skillful skim slack slip slurry smelt soffit solder sora sorta sourdough sous sow sowed spaniel spelt spigot spilt spinnaker spoilt spoke spokeshave spotify sprayer sprint sprocket standup stank starter steading steer stem stitch storey story storypoints strava stripe struct stunk sump sumup sung sunk sutures swam swarf swum tabard tack tap taper tappet tariq teams tedder tempeh tenon terraform terrier thwart tig tikka tiller tire toile traveled travelled trello triage tsx tuile tulle tumblr tung tups turbo tweed twill tyre tzu udon undercoat ups upskilling utf valve varnish vide vikram vinted warp wasabi wastegate wax webhook wee wei weld westie whilst whippet wix worsted xero xiu yaw ye yoke yous youse yuki yusuf zapier zendesk zofia zoom';

test('right words stay as they are, in hasty notes too', () =>
  expect(RIGHT.split(' ').filter((word) => meantInHaste(word) !== undefined)).toEqual([]));

/** Each is near to several words, or short. */
it.each(['hurs', 'vists', 'leek', 'wht', 'mths', 'sned'])('%s, which may be meant otherwise, stays', (word) =>
  expect(meantInHaste(word)).toBeUndefined(),
);

test.each([
  [
    'so basicaly i ahve been runing my dog groming salon for 6 yeras and teh no-shows kil you. i startd takeing a 15 quid depsit in june',
    'so basically I have been running my dog grooming salon for 6 years and the no-shows kill you. I started taking a 15 quid deposit in June',
  ],
  [
    'my electrcian found teh falut in ten minuts and fixd it. he cryed when it workd. www.falut.com and @falut stay, Falut Ltd too',
    'my electrician found the fault in ten minutes and fixed it. he cried when it worked. www.falut.com and @falut stay, Falut Ltd too',
  ],
])('in notes full of slips those that are sure are put right: %s', (typed, meant) =>
  expect(correctWords(mendHaste(typed))).toBe(meant),
);

it.each([
  'We take a depsit of 15 pounds for every dog that comes to the salon, and since June nobody has stayed away.',
  'The old word groming stands in a letter of 1790 that my grandmother kept in a drawer of her kitchen table.',
])('one odd word in notes of somebody who types well is theirs: %s', (typed) =>
  expect(mendHaste(typed)).toBe(typed),
);

it('the author is told that others may still stand', () => {
  const { text, missing } = writePost(
    {
      idea: 'we cahnged our oppening hurs becuase nobdy came befor 10. now teh cafe is ful at eleven n my sistr runs the kichen',
    },
    { seed: 1 },
  );
  expect(text).toContain('obody came before 10');
  expect(text).toContain('full at eleven and my sister runs the kitchen');
  expect(missing.join(' ')).toContain('many slips');
});
