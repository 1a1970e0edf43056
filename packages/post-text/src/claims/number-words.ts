import type { Language } from '../text/language.ts';

/** How a language writes numbers: 0 to 19, the tens from 20, and words that multiply what stands before them. */
interface NumberWords {
  small: string;
  tens: string;
  /** `dreiundzwanzig`, `ventitré`: how a ten and a unit become one word. */
  joined?: (ten: string, unit: string) => string[];
  more?: Readonly<Record<string, number>>;
  scales: Readonly<Record<string, number>>;
  /** May stand between the words of one number, as in "veinte y uno". */
  links: string;
}

const WORDS: Readonly<Record<Language, NumberWords>> = {
  en: {
    small:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    more: { dozen: 12 },
    scales: { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, lakh: 1e5, crore: 1e7 },
    links: 'and',
  },
  de: {
    small:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    joined: (ten, unit) => [`${unit === 'eins' ? 'ein' : unit}und${ten}`],
    more: { dutzend: 12, dreissig: 30 },
    scales: {
      hundert: 100,
      tausend: 1e3,
      million: 1e6,
      millionen: 1e6,
      mio: 1e6,
      milliarde: 1e9,
      milliarden: 1e9,
      mrd: 1e9,
    },
    links: '',
  },
  es: {
    small:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    more: {
      un: 1,
      una: 1,
      veintiuno: 21,
      veintiún: 21,
      veintidós: 22,
      veintitrés: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiséis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      cien: 100,
      ciento: 100,
      doscientos: 200,
      trescientos: 300,
      cuatrocientos: 400,
      quinientos: 500,
      seiscientos: 600,
      setecientos: 700,
      ochocientos: 800,
      novecientos: 900,
      docena: 12,
    },
    scales: { mil: 1e3, millón: 1e6, millones: 1e6 },
    links: 'y',
  },
  fr: {
    small:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante',
    more: {
      une: 1,
      'quatre-vingt': 80,
      'quatre-vingts': 80,
      septante: 70,
      huitante: 80,
      nonante: 90,
      douzaine: 12,
    },
    scales: { cent: 100, cents: 100, mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
    links: 'et',
  },
  hi: {
    small:
      'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
    tens: '',
    more: { पांच: 5, छः: 6, पन्द्रह: 15, दर्जन: 12 },
    scales: { सौ: 100, हज़ार: 1e3, हजार: 1e3, लाख: 1e5, करोड़: 1e7, अरब: 1e9 },
    links: '',
  },
  it: {
    small:
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    joined: (ten, unit) => [
      `${/^[ou]/u.test(unit) ? ten.slice(0, -1) : ten}${unit === 'tre' ? 'tré' : unit}`,
      `${ten.slice(0, -1)}un`,
    ],
    more: { un: 1, una: 1, dozzina: 12 },
    scales: { cento: 100, mille: 1e3, mila: 1e3, milione: 1e6, milioni: 1e6, miliardo: 1e9, miliardi: 1e9 },
    links: '',
  },
  nl: {
    small:
      'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    joined: (ten, unit) => [`${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`],
    more: { één: 1, dozijn: 12 },
    scales: { honderd: 100, duizend: 1e3, miljoen: 1e6, mln: 1e6, miljard: 1e9, mld: 1e9 },
    links: '',
  },
  pt: {
    small:
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    more: {
      uma: 1,
      duas: 2,
      quatorze: 14,
      dezasseis: 16,
      dezassete: 17,
      dezanove: 19,
      cem: 100,
      cento: 100,
      duzentos: 200,
      trezentos: 300,
      quatrocentos: 400,
      quinhentos: 500,
      seiscentos: 600,
      setecentos: 700,
      oitocentos: 800,
      novecentos: 900,
      dúzia: 12,
    },
    scales: { mil: 1e3, milhão: 1e6, milhões: 1e6, bilhão: 1e9, bilhões: 1e9 },
    links: 'e',
  },
};

export interface NumberTable {
  values: ReadonlyMap<string, number>;
  scales: ReadonlyMap<string, number>;
  links: ReadonlySet<string>;
  /** "zweihundert", "duemila": a scale at the end of a word, longest first. */
  endings: readonly (readonly [string, number])[];
}

function tableOf({ small, tens, joined, more = {}, scales, links }: NumberWords): NumberTable {
  const values = new Map(small.split(' ').map((word, value): [string, number] => [word, value]));
  const units = small.split(' ').slice(1, 10);
  tens.split(' ').forEach((ten, index) => {
    if (ten === '') return;
    const value = (index + 2) * 10;
    values.set(ten, value);
    units.forEach((unit, at) => {
      const [usual, first] = joined?.(ten, unit) ?? [];
      if (usual !== undefined) values.set(usual, value + at + 1);
      if (first !== undefined) values.set(first, value + 1);
    });
  });
  for (const [word, value] of Object.entries(more)) {
    values.set(word, value);
    // "novecientas", "trezentas"
    if (word.endsWith('ntos')) values.set(word.replace(/os$/u, 'as'), value);
  }
  const endings =
    joined === undefined ? [] : Object.entries(scales).toSorted(([a], [b]) => b.length - a.length);
  const composed = <T>(map: Iterable<readonly [string, T]>) =>
    new Map([...map].map(([word, value]): [string, T] => [word.normalize('NFC'), value]));
  return {
    values: composed(values),
    scales: composed(Object.entries(scales)),
    links: new Set(links.split(' ').filter(Boolean)),
    endings,
  };
}

const tables = new Map<Language, NumberTable>();

export function numberTable(language: Language): NumberTable {
  const cached = tables.get(language);
  if (cached !== undefined) return cached;
  const made = tableOf(WORDS[language]);
  tables.set(language, made);
  return made;
}

/** The value of one word: "zwölf", "zweihundert", "duemila". */
export function valueOfWord(word: string, table: NumberTable): number | null {
  const whole = table.values.get(word);
  if (whole !== undefined) return whole;
  for (const [ending, scale] of table.endings) {
    if (!word.endsWith(ending) || word.length === ending.length) continue;
    const before = word.slice(0, -ending.length);
    const times = before === 'ein' ? 1 : valueOfWord(before, table);
    if (times !== null) return times * scale;
  }
  for (const [ending, scale] of table.endings) {
    const at = word.indexOf(ending);
    if (at < 0 || at + ending.length >= word.length) continue;
    const rest = valueOfWord(word.slice(at + ending.length).replace(/^und/u, ''), table);
    const first = word.slice(0, at);
    const times = first === '' || first === 'ein' ? 1 : valueOfWord(first, table);
    if (rest !== null && times !== null && rest < scale) return times * scale + rest;
  }
  return null;
}
