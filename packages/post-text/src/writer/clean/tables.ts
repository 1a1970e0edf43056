/** Shorthand and slips of the pen with what they stand for. Keys are small; a match keeps the capital it had. */
const CONTRACTIONS =
  "dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't werent:weren't havent:haven't hasnt:hasn't hadnt:hadn't wont:won't wouldnt:wouldn't cant:can't couldnt:couldn't shouldnt:shouldn't mustnt:mustn't im:I'm ive:I've thats:that's whats:what's theres:there's heres:here's theyre:they're theyve:they've youre:you're youve:you've weve:we've shes:she's hes:he's shouldve:should_have couldve:could_have wouldve:would_have mightve:might_have shoulda:should_have coulda:could_have woulda:would_have";

const SHORTHAND =
  'u:you ur:your pls:please plz:please lmk:let_me_know thx:thanks thru:through tho:though bc:because b/c:because cuz:because ppl:people abt:about rn:right_now gonna:going_to wanna:want_to gotta:have_to kinda:kind_of yrs:years avg:average approx:approximately appt:appointment appts:appointments mths:months mgmt:management mgr:manager mgrs:managers msg:message msgs:messages mtg:meeting mtgs:meetings dept:department acct:account esp:especially incl:including btwn:between govt:government tmrw:tomorrow yday:yesterday asap:as_soon_as_possible b4:before 2day:today gr8:great cos:because w/o:without w/:with imo:in_my_opinion tbh: btw: fyi:';

const SPELLING =
  'teh:the tok:took everone:everyone evryone:everyone evrything:everything thnks:thanks tomorow:tomorrow webiste:website recieve:receive recieved:received definately:definitely definatly:definitely seperate:separate seperately:separately occured:occurred untill:until wich:which becuase:because becasue:because beacuse:because thier:their alot:a_lot accomodate:accommodate succesful:successful successfull:successful sucess:success managment:management experiance:experience experence:experience custmer:customer custmers:customers cusotmer:customer cusotmers:customers shoud:should woud:would coud:could befor:before befoer:before adress:address begining:beginning beleive:believe buisness:business busness:business collegue:colleague collegues:colleagues comming:coming commited:committed completly:completely decison:decision diffrent:different enviroment:environment exept:except freind:friend freinds:friends goverment:government gaurantee:guarantee happend:happened immediatly:immediately independant:independent intresting:interesting knowlege:knowledge learnd:learned lisence:licence maintainance:maintenance neccessary:necessary necesary:necessary noticable:noticeable occassion:occasion oppurtunity:opportunity opportunites:opportunities peice:piece perfomance:performance posible:possible prefered:preferred proffesional:professional profesional:professional realy:really recomend:recommend recomended:recommended refered:referred relevent:relevant responsable:responsible resturant:restaurant shedule:schedule sinse:since speach:speech strenght:strength suprise:surprise suprised:surprised tommorow:tomorrow tommorrow:tomorrow tounge:tongue truely:truly usefull:useful usualy:usually wierd:weird writting:writing yuo:you adn:and taht:that waht:what whith:with wiht:with jsut:just liek:like knwo:know thsi:this hte:the everthing:everything somthing:something nothign:nothing allways:always allready:already anual:annual arguement:argument assitant:assistant attendence:attendance availible:available basicly:basically challange:challenge comunication:communication concious:conscious consistant:consistent convinience:convenience desicion:decision developement:development excercise:exercise existance:existence finaly:finally foward:forward fourty:forty garantee:guarantee gratefull:grateful higly:highly hunderd:hundred importent:important improvment:improvement intial:initial intrested:interested lenght:length minuts:minutes mispell:misspell montly:monthly nineth:ninth ocasion:occasion offical:official orginal:original paralel:parallel particulary:particularly permenant:permanent persue:pursue posession:possession presense:presence privelege:privilege probaly:probably proccess:process promiss:promise quaterly:quarterly questionaire:questionnaire reccomend:recommend reponse:response restaraunt:restaurant simpel:simple sofware:software stratagy:strategy tecnical:technical therfore:therefore threshhold:threshold togather:together tryed:tried unfortunatly:unfortunately vaccum:vacuum wendesday:Wednesday wensday:Wednesday yeild:yield';

const CAPITALS =
  'sql:SQL python:Python instagram:Instagram facebook:Facebook tiktok:TikTok html:HTML css:CSS bbq:BBQ erp:ERP powerpoint:PowerPoint i:I monday:Monday tuesday:Tuesday wednesday:Wednesday thursday:Thursday friday:Friday saturday:Saturday sunday:Sunday mondays:Mondays tuesdays:Tuesdays wednesdays:Wednesdays thursdays:Thursdays fridays:Fridays saturdays:Saturdays sundays:Sundays january:January february:February april:April june:June july:July august:August september:September october:October november:November december:December jan:Jan feb:Feb oct:Oct nov:Nov ceo:CEO cto:CTO cfo:CFO coo:COO cmo:CMO cpo:CPO vp:VP hr:HR saas:SaaS b2b:B2B b2c:B2C crm:CRM kpi:KPI kpis:KPIs okr:OKR okrs:OKRs roi:ROI mvp:MVP seo:SEO api:API apis:APIs faq:FAQ pdf:PDF cv:CV mba:MBA nps:NPS arr:ARR mrr:MRR usa:USA uk:UK eu:EU linkedin:LinkedIn github:GitHub youtube:YouTube whatsapp:WhatsApp iphone:iPhone javascript:JavaScript typescript:TypeScript postgres:Postgres aws:AWS gdpr:GDPR qa:QA ui:UI ux:UX gpt:GPT chatgpt:ChatGPT ngo:NGO dm:DM dms:DMs prs:PRs phd:PhD english:English german:German french:French spanish:Spanish italian:Italian portuguese:Portuguese dutch:Dutch hindi:Hindi indian:Indian british:British american:American european:European chinese:Chinese japanese:Japanese germany:Germany france:France spain:Spain italy:Italy england:England scotland:Scotland ireland:Ireland india:India europe:Europe africa:Africa asia:Asia brazil:Brazil canada:Canada australia:Australia japan:Japan berlin:Berlin munich:Munich hamburg:Hamburg cologne:Cologne frankfurt:Frankfurt leipzig:Leipzig london:London manchester:Manchester leeds:Leeds bristol:Bristol glasgow:Glasgow edinburgh:Edinburgh dublin:Dublin paris:Paris lyon:Lyon madrid:Madrid barcelona:Barcelona lisbon:Lisbon amsterdam:Amsterdam brussels:Brussels vienna:Vienna zurich:Zurich geneva:Geneva stockholm:Stockholm oslo:Oslo copenhagen:Copenhagen helsinki:Helsinki warsaw:Warsaw prague:Prague budapest:Budapest rome:Rome milan:Milan mumbai:Mumbai delhi:Delhi bangalore:Bangalore bengaluru:Bengaluru pune:Pune hyderabad:Hyderabad chennai:Chennai kolkata:Kolkata gurgaon:Gurgaon noida:Noida toronto:Toronto boston:Boston chicago:Chicago seattle:Seattle sydney:Sydney melbourne:Melbourne singapore:Singapore dubai:Dubai tokyo:Tokyo ai:AI sms:SMS graz:Graz linz:Linz salzburg:Salzburg innsbruck:Innsbruck basel:Basel bern:Bern lausanne:Lausanne stuttgart:Stuttgart dresden:Dresden bremen:Bremen hannover:Hannover nuremberg:Nuremberg dortmund:Dortmund ghent:Ghent antwerp:Antwerp rotterdam:Rotterdam utrecht:Utrecht eindhoven:Eindhoven marseille:Marseille toulouse:Toulouse bordeaux:Bordeaux lille:Lille nantes:Nantes valencia:Valencia seville:Seville bilbao:Bilbao porto:Porto turin:Turin naples:Naples bologna:Bologna florence:Florence venice:Venice athens:Athens istanbul:Istanbul ankara:Ankara krakow:Krakow gdansk:Gdansk vilnius:Vilnius riga:Riga tallinn:Tallinn bucharest:Bucharest sofia:Sofia belgrade:Belgrade zagreb:Zagreb ljubljana:Ljubljana bratislava:Bratislava gothenburg:Gothenburg malmo:Malmo bergen:Bergen aarhus:Aarhus reykjavik:Reykjavik birmingham:Birmingham liverpool:Liverpool sheffield:Sheffield newcastle:Newcastle nottingham:Nottingham cardiff:Cardiff belfast:Belfast aberdeen:Aberdeen galway:Galway nairobi:Nairobi lagos:Lagos accra:Accra cairo:Cairo johannesburg:Johannesburg ahmedabad:Ahmedabad jaipur:Jaipur surat:Surat kochi:Kochi indore:Indore lucknow:Lucknow karachi:Karachi lahore:Lahore dhaka:Dhaka colombo:Colombo jakarta:Jakarta manila:Manila bangkok:Bangkok hanoi:Hanoi seoul:Seoul beijing:Beijing shanghai:Shanghai taipei:Taipei vancouver:Vancouver montreal:Montreal ottawa:Ottawa denver:Denver austin:Austin dallas:Dallas houston:Houston atlanta:Atlanta miami:Miami philadelphia:Philadelphia brisbane:Brisbane auckland:Auckland norwegian:Norwegian swedish:Swedish danish:Danish finnish:Finnish czech:Czech hungarian:Hungarian romanian:Romanian greek:Greek turkish:Turkish russian:Russian ukrainian:Ukrainian arabic:Arabic hebrew:Hebrew korean:Korean swiss:Swiss austrian:Austrian belgian:Belgian irish:Irish scottish:Scottish mexican:Mexican brazilian:Brazilian african:African asian:Asian austria:Austria switzerland:Switzerland netherlands:Netherlands belgium:Belgium portugal:Portugal poland:Poland sweden:Sweden norway:Norway denmark:Denmark finland:Finland greece:Greece ukraine:Ukraine mexico:Mexico kenya:Kenya nigeria:Nigeria ghana:Ghana pakistan:Pakistan bangladesh:Bangladesh vietnam:Vietnam thailand:Thailand indonesia:Indonesia philippines:Philippines christmas:Christmas easter:Easter diwali:Diwali';

function table(...sources: readonly string[]): ReadonlyMap<string, string> {
  const entries = sources
    .flatMap((source) => source.split(/\s+/))
    .map((entry): [string, string] => {
      const at = entry.indexOf(':');
      return [entry.slice(0, at), entry.slice(at + 1).replaceAll('_', ' ')];
    });
  return new Map(entries);
}

/** Words put right one for one. An empty value drops the word. */
export const CORRECTIONS = table(CONTRACTIONS, SHORTHAND, SPELLING);

/** Misspelt words, without the shorthand that people write on purpose. */
export const MISSPELT_WORDS: ReadonlySet<string> = new Set(table(SPELLING).keys());

/** Words whose capitals do not depend on where they stand. */
export const CAPITALISED = table(CAPITALS);

/** Full forms for a formal tone. */
export const FULL_FORMS: ReadonlyMap<string, string> = new Map([
  ["don't", 'do not'],
  ["doesn't", 'does not'],
  ["didn't", 'did not'],
  ["isn't", 'is not'],
  ["aren't", 'are not'],
  ["wasn't", 'was not'],
  ["weren't", 'were not'],
  ["haven't", 'have not'],
  ["hasn't", 'has not'],
  ["hadn't", 'had not'],
  ["won't", 'will not'],
  ["wouldn't", 'would not'],
  ["can't", 'cannot'],
  ["couldn't", 'could not'],
  ["shouldn't", 'should not'],
  ["mustn't", 'must not'],
  ["i'm", 'I am'],
  ["i've", 'I have'],
  ["i'll", 'I will'],
  ["we're", 'we are'],
  ["we've", 'we have'],
  ["we'll", 'we will'],
  ["it's", 'it is'],
  ["that's", 'that is'],
  ["there's", 'there is'],
  ["they're", 'they are'],
  ["they've", 'they have'],
  ["they'll", 'they will'],
  ["you're", 'you are'],
  ["you've", 'you have'],
  ["you'll", 'you will'],
  ["let's", 'let us'],
]);
