import { moreEmoji } from './more-emoji.ts';

/** Signs that posts are written with, by what they are used for: the sign, its name, and after a bar further words it is found by. */
const table = `
👉 Pointing right | arrow hand this
👇 Pointing down | below hand
👆 Pointing up | above hand
👈 Pointing left | hand
➡️ Right arrow | next
⬇️ Down arrow | below
⬆️ Up arrow | above rise
↪️ Turning arrow | reply then
🔁 Repeat | again loop repost
🔗 Link | chain url address
📌 Pin | remember important
📍 Place | location map where
✅ Check mark | done yes tick
✔️ Tick | done yes
☑️ Ticked box | done list
❌ Cross mark | no wrong not
🚫 Forbidden | no stop never
⚠️ Warning | careful attention
❗ Exclamation mark | important
❓ Question mark | why ask
💡 Light bulb | idea tip insight
🎯 Target | goal aim focus dart
🔑 Key | secret main point
🧩 Puzzle piece | part fit problem
🧠 Brain | think mind learn
👀 Eyes | look see watch
🔍 Magnifying glass | search find look research
🧭 Compass | direction strategy
🗺️ Map | plan road
🪜 Ladder | steps career climb
📈 Chart rising | growth up numbers sales
📉 Chart falling | down loss numbers
📊 Bar chart | data numbers report
🧮 Abacus | count calculate
💰 Money bag | cash price revenue
💵 Banknote | money dollar cash salary
💳 Card | pay credit
🪙 Coin | money
🏦 Bank | money finance
🛒 Shopping cart | buy shop e-commerce
🧾 Receipt | invoice bill
📦 Parcel | product ship box delivery
🚚 Lorry | delivery truck
🏭 Factory | industry production
🏢 Office building | company work
🏠 House | home remote
💼 Briefcase | job work business career
🧑‍💻 Person at a computer | developer work code remote
👩‍💻 Woman at a computer | developer work code remote
👨‍💻 Man at a computer | developer work code remote
💻 Laptop | computer work code
🖥️ Screen | computer desktop
📱 Phone | mobile app
⌨️ Keyboard | type write
🖱️ Mouse | click
🤖 Robot | AI bot machine automation
⚙️ Gear | settings process system
🛠️ Tools | build fix
🔧 Spanner | wrench fix tool
🧰 Toolbox | tools kit
🧪 Test tube | experiment try science
🔬 Microscope | research science detail
🧱 Brick | build block
🏗️ Crane | build construction
📝 Note | write memo draft
✏️ Pencil | write edit draft
🖊️ Pen | write sign
📄 Page | document file
📃 Scroll of paper | document
📑 Tabs | documents pages
📚 Books | read learn study
📖 Open book | read story
🔖 Bookmark | save later
🗂️ Dividers | files sort order
📁 Folder | files
📋 Clipboard | list checklist copy
🗒️ Notepad | list notes
🗓️ Calendar sheet | date plan schedule
📅 Calendar | date day event
⏰ Alarm clock | time wake early
⏱️ Stopwatch | time fast
⏳ Hourglass | time wait
⌛ Hourglass done | time over
🕒 Clock | time hour
📣 Megaphone | announce news launch
📢 Loudspeaker | announce news
🔔 Bell | reminder notify follow
🔕 Bell crossed out | quiet silence
📰 Newspaper | news press
🎙️ Microphone | podcast speak talk
🎧 Headphones | podcast listen music
🎥 Film camera | video
📸 Camera | photo picture
🎬 Clapper board | video action
📺 Television | watch
📧 E-mail | mail message
✉️ Envelope | mail letter message
📬 Mailbox | mail newsletter
📞 Telephone | call
💬 Speech bubble | comment talk say
🗨️ Speech bubble left | comment quote
💭 Thought bubble | think
🗣️ Speaking head | talk say voice
🤝 Handshake | deal agree partner thanks
👏 Clapping | applause well done bravo
🙌 Raised hands | celebrate hooray
🙏 Thank you | please pray thanks grateful
👍 Thumbs up | yes like good
👎 Thumbs down | no bad dislike
👋 Waving | hello hi bye
✋ Raised hand | stop me
🤚 Back of a hand | stop
👌 OK hand | fine perfect
✌️ Victory hand | peace two
🤞 Crossed fingers | luck hope
🫶 Heart hands | love thanks
💪 Strong arm | strength effort muscle
🫡 Salute | yes sir respect
✍️ Writing hand | write
👥 Two people | team users
🧑‍🤝‍🧑 People holding hands | friends team community
👨‍👩‍👧 Family | parents child home
👶 Baby | child parent birth
👩‍🎓 Student woman | graduate degree study
👨‍🎓 Student man | graduate degree study
🎓 Graduation cap | degree study education
🧑‍🏫 Teacher | teach lesson train
🧑‍🚀 Astronaut | space
🦸 Superhero | hero
🥷 Ninja | hidden skill
🚀 Rocket | launch start fast growth
🏁 Finish flag | end goal race
🚩 Red flag | warning problem
🏳️ White flag | give up
🏆 Trophy | win award prize
🥇 Gold medal | first win
🥈 Silver medal | second
🥉 Bronze medal | third
🏅 Medal | award win
👑 Crown | king queen best
💎 Diamond | gem value
🎁 Gift | present free
🎉 Celebration | party tada congratulations
🎊 Confetti | party congratulations
🥳 Party face | celebrate birthday
🎂 Birthday cake | anniversary
🍾 Bottle with popping cork | celebrate champagne
🥂 Glasses | cheers toast celebrate
🎈 Balloon | party birthday
🌱 Seedling | grow start sprout
🌳 Tree | nature grow
🌿 Herb | nature green
🍀 Clover | luck
🌻 Sunflower | flower summer
🌸 Blossom | flower spring
🌍 Earth | world globe climate
🌐 Globe | world web internet
☀️ Sun | summer day
🌙 Moon | night
⛅ Sun behind a cloud | weather
🌧️ Rain | weather
⛈️ Storm | thunder weather
🌈 Rainbow | hope pride
❄️ Snowflake | winter cold
🌊 Wave | sea water
🔥 Fire | hot trend flame
⚡ Lightning | fast energy power
💥 Bang | boom explosion
✨ Sparkles | new magic shine
⭐ Star | favourite rating best
🌟 Shining star | best
💫 Dizzy star | wow
☕ Coffee | tea break morning
🍕 Pizza | food team
🍎 Apple | fruit teacher
🥗 Salad | food healthy
🍪 Biscuit | cookie
⚽ Football | soccer sport
🏀 Basketball | sport
🎾 Tennis | sport
🏃 Runner | run sport fast
🚴 Cyclist | bike sport
🧘 Yoga | calm meditate balance
🏔️ Mountain | climb challenge
⛰️ Hill | climb challenge
🏖️ Beach | holiday vacation summer
✈️ Aeroplane | travel flight trip
🚆 Train | travel commute
🚗 Car | drive travel
🚲 Bicycle | bike commute
⛵ Sailing boat | sea
🛑 Stop sign | halt no
🚦 Traffic light | go wait
🚪 Door | leave open opportunity
🪞 Mirror | reflect self
🪴 Pot plant | grow office
🛡️ Shield | protect security safe
🔒 Lock | security private safe
🔓 Open lock | open free
🧯 Fire extinguisher | crisis
⚖️ Scales | balance law justice compare
🏛️ Columns | government law history
🩺 Stethoscope | doctor health
💊 Pill | medicine health
❤️ Heart | red love like
🧡 Orange heart | love
💛 Yellow heart | love
💚 Green heart | love
💙 Blue heart | love
💜 Purple heart | love
🖤 Black heart | love
🤍 White heart | love
💔 Broken heart | sad loss
💯 Hundred points | full agree perfect
🙂 Smiling | happy smile
😊 Smiling warmly | happy blush
😀 Grinning | happy smile
😄 Laughing | happy smile
😁 Beaming | happy grin
😂 Tears of joy | laugh funny lol
🤣 Rolling with laughter | laugh funny lol
😅 Relieved | sweat phew
😉 Winking | wink
😎 Sunglasses | cool
🤓 Nerd | glasses study
😍 Heart eyes | love
🤩 Star eyes | wow excited
🥰 In love | hearts
😇 Halo | angel good
🤗 Hugging | hug warm
🤔 Thinking | hmm question
🤨 Raised eyebrow | doubt
😐 Neutral face | meh
🙄 Rolling eyes | annoyed
😬 Grimacing | awkward
😳 Flushed | surprised shy
😮 Surprised | wow open mouth
😱 Screaming | shock fear
🤯 Exploding head | mind blown wow
😴 Sleeping | tired sleep
😩 Weary | tired
😤 Huffing | angry proud
😡 Angry | mad
😢 Crying | sad tear
😭 Sobbing | sad cry
🥲 Smiling with a tear | proud sad
😔 Pensive | sad
😰 Anxious | worry sweat
🤷 Shrug | unknown whatever
🤦 Face palm | mistake
🙈 Monkey covering its eyes | oops shy
👻 Ghost | ghosting halloween
🐢 Tortoise | slow patient
🦄 Unicorn | start-up rare
🦁 Lion | brave
🐝 Bee | busy work
🦋 Butterfly | change
🐘 Elephant | in the room memory
1️⃣ Number one | 1 first
2️⃣ Number two | 2 second
3️⃣ Number three | 3 third
4️⃣ Number four | 4
5️⃣ Number five | 5
6️⃣ Number six | 6
7️⃣ Number seven | 7
8️⃣ Number eight | 8
9️⃣ Number nine | 9
🔟 Number ten | 10
🆕 New | sign
🆓 Free | sign
🔝 Top | best up
➕ Plus | add more
➖ Minus | less
✖️ Times | no multiply
🔸 Orange diamond | bullet point list
🔹 Blue diamond | bullet point list
▪️ Small square | bullet point list
🔴 Red circle | stop live
🟡 Yellow circle | bullet
🟢 Green circle | go on
🔵 Blue circle | bullet
⚫ Black circle | bullet
⬜ White square | empty box`;

export interface Emoji {
  sign: string;
  name: string;
  /** Everything it is found by, in small letters. */
  words: string;
}

export const emoji: readonly Emoji[] = `${table}${moreEmoji}`
  .trim()
  .split('\n')
  .map((line) => {
    const [sign = ''] = line.split(' ', 1);
    const [name = '', more = ''] = line.slice(sign.length + 1).split(' | ');
    return { sign, name, words: `${name} ${more}`.toLowerCase() };
  });

/** The emoji with a word that begins with each of those typed; those found by their name come first. */
export function findEmoji(typed: string): readonly Emoji[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return emoji;
  const holds = (words: string) => wanted.every((word) => ` ${words}`.includes(` ${word}`));
  const named = emoji.filter(({ name }) => holds(name.toLowerCase()));
  return [...named, ...emoji.filter((one) => !named.includes(one) && holds(one.words))];
}
