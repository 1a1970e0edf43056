/** Further signs, of daily life: found by their words, and behind the others where nothing is searched. */
export const moreEmoji = `
🍲 Pot of soup | stew food warm lunch
🥣 Bowl with a spoon | soup cereal breakfast food
🍜 Noodles | soup ramen bowl food
🍝 Spaghetti | pasta noodles food
🍞 Bread | loaf toast bake food
🥐 Croissant | breakfast bakery food
🥨 Pretzel | bakery food
🧀 Cheese | food
🍔 Hamburger | burger food
🍟 Chips | french fries food
🌮 Taco | mexican food
🥪 Sandwich | lunch food
🍣 Sushi | fish japanese food
🍛 Curry | rice indian food
🍚 Rice | bowl food
🍳 Frying pan | egg cook breakfast food
🥚 Egg | breakfast food
🥑 Avocado | food
🥕 Carrot | vegetable incentive food
🍅 Tomato | vegetable food
🥔 Potato | vegetable food
🌶️ Chilli | hot pepper spicy food
🌽 Maize | corn vegetable food
🍄 Mushroom | food
🍌 Banana | fruit
🍊 Orange | fruit
🍋 Lemon | fruit sour
🍇 Grapes | fruit wine
🍓 Strawberry | fruit berry
🍒 Cherries | fruit
🍉 Watermelon | fruit summer
🍍 Pineapple | fruit
🥭 Mango | fruit
🍫 Chocolate | sweet
🍬 Sweet | candy sugar
🍩 Doughnut | donut sweet
🍰 Cake | slice sweet
🧁 Cupcake | cake sweet
🍦 Ice cream | cone sweet summer
🍿 Popcorn | film cinema
🍯 Honey | pot sweet
🧂 Salt | season
🍵 Tea | cup drink hot
🫖 Teapot | tea drink
🥛 Milk | glass drink
🥤 Cup with a straw | drink soda juice
🧊 Ice cube | cold
🍺 Beer | drink pub
🍻 Beers | cheers drink toast
🍷 Wine | glass drink red
🍸 Cocktail | drink bar
🍽️ Plate | knife fork dinner lunch meal restaurant
🍴 Knife and fork | eat meal restaurant
🔪 Kitchen knife | cut cook
🧑‍🍳 Cook | chef kitchen
🧑‍💼 Office worker | business suit manager
🧑‍⚕️ Health worker | doctor nurse medicine
🧑‍🔬 Scientist | research laboratory chemistry
🧑‍🔧 Mechanic | repair tools
🧑‍🏭 Factory worker | industry welder
🧑‍🌾 Farmer | farm agriculture
🧑‍🎨 Artist | paint design
🧑‍🎤 Singer | music star
🧑‍✈️ Pilot | plane fly
🧑‍🚒 Firefighter | fire
🧑‍⚖️ Judge | law court
👷 Builder | construction helmet worker
👮 Police officer | police law
🕵️ Detective | spy investigate search
🙋 Person raising a hand | me question volunteer
🙅 Person saying no | no stop cross
🙆 Person saying OK | yes fine
💁 Person with an open hand | information help
🙇 Bowing person | sorry thanks respect
👤 One person | user profile
🫂 Hug | friends comfort support
🧒 Child | kid young
👵 Grandmother | old woman
👴 Grandfather | old man
🤰 Pregnant woman | expecting parental leave
🚶 Walker | walk go
💃 Dancer | dance party
🏋️ Weightlifter | gym strong sport
🏊 Swimmer | swim sport
🧗 Climber | climb challenge sport
🤹 Juggler | balance many tasks
☝️ Finger up | one point above
🫵 Pointing at you | you
✊ Raised fist | power solidarity
👊 Fist bump | punch
🤌 Pinched fingers | what exactly
🤏 Pinching hand | small little bit
🤙 Call me | phone shaka
🦾 Mechanical arm | robot strength AI
👂 Ear | listen hear
👃 Nose | smell
👁️ Eye | see watch
🦷 Tooth | dentist
👣 Footprints | steps walk
🫀 Heart organ | health
🩹 Plaster | bandage heal fix
🏥 Hospital | health doctor
🏨 Hotel | travel stay
🏪 Shop | store convenience
🏬 Department store | shop mall
🏫 School | education learn
🏘️ Houses | neighbourhood village
🏡 House with a garden | home
🏰 Castle | history
🏙️ City | skyline town
🌆 City at dusk | evening town
🌇 Sunset over a city | evening
🌅 Sunrise | morning dawn
🌉 Bridge | connect night
⛪ Church | religion
🕌 Mosque | religion
⛺ Tent | camping holiday
🎡 Big wheel | fair
🎢 Roller coaster | ups and downs fair
🏝️ Island | holiday beach
🏜️ Desert | dry
🌋 Volcano | eruption
🗽 Statue of Liberty | new york america
🚌 Bus | travel commute
🚇 Underground | metro subway tube commute
🚊 Tram | travel
🚕 Taxi | cab car
🚑 Ambulance | emergency hospital
🚒 Fire engine | emergency
🚜 Tractor | farm
🏍️ Motorcycle | motorbike
🛴 Scooter | kick
🛣️ Motorway | road highway
🛤️ Railway track | path
⛽ Fuel pump | petrol gas
🚨 Alarm light | emergency siren urgent
🚧 Construction | work in progress barrier
⚓ Anchor | ship port
🚢 Ship | boat sea freight
🛶 Canoe | boat
🚁 Helicopter | fly
🛫 Take-off | departure plane travel
🛬 Landing | arrival plane travel
🪂 Parachute | jump risk
🛰️ Satellite | space
🛸 Flying saucer | ufo space
🧳 Suitcase | luggage travel trip
🛎️ Service bell | hotel reception
⌚ Watch | time wrist
🕰️ Mantel clock | time history
🌡️ Thermometer | temperature fever
☁️ Cloud | weather computing
🌤️ Mostly sunny | weather
🌪️ Tornado | storm whirlwind
🌫️ Fog | mist unclear
💨 Gust | wind fast dash
☔ Umbrella in the rain | weather
⛄ Snowman | winter
💧 Drop | water
☄️ Comet | space
🪐 Planet | space saturn
🌌 Milky Way | space stars night
🌠 Shooting star | wish
🎃 Pumpkin | halloween
🎄 Christmas tree | xmas holiday
🎆 Fireworks | new year celebrate
🎀 Ribbon | bow gift
🎟️ Ticket | event admission
🎫 Entry ticket | event
🎤 Stage microphone | sing talk karaoke
🎵 Note of music | song
🎶 Notes of music | song
🎸 Guitar | music
🎹 Piano | music keyboard
🥁 Drum | music
🎻 Violin | music
🎨 Palette | art paint design creative
🎭 Masks | theatre drama
🎮 Game controller | video game play
🎲 Die | game chance luck
♟️ Chess pawn | strategy game
🃏 Joker | card game
🧶 Wool | knit yarn
🪡 Needle | sew thread
🎳 Bowling | game strike
🏈 American football | sport
🏉 Rugby | sport
🏐 Volleyball | sport
🏏 Cricket | sport bat
🏓 Table tennis | ping pong sport
🏸 Badminton | sport
🥊 Boxing glove | fight sport
⛳ Golf | flag hole sport
⛷️ Skier | ski winter sport
🎣 Fishing | hook phishing
🔮 Crystal ball | future predict forecast
🪄 Magic wand | magic
🧸 Teddy bear | toy child
👓 Spectacles | glasses read
👔 Tie | shirt office suit clothes
👕 T-shirt | clothes
👟 Trainer | shoe sneaker run
👠 High heel | shoe
🥾 Hiking boot | shoe walk
🎩 Top hat | hat formal
🧢 Cap | hat
👜 Handbag | bag
🎒 Rucksack | backpack school bag
☂️ Umbrella | rain protect
💍 Ring | wedding engaged
🔋 Battery | energy power charge
🪫 Empty battery | tired low power burn-out
🔌 Plug | power electricity
🖨️ Printer | print office
💾 Floppy disk | save
💿 Disc | cd
🖼️ Picture frame | art image
📷 Photo camera | picture
📹 Video camera | film record
📡 Dish | signal broadcast
☎️ Old telephone | call phone
📟 Pager | on call
🔦 Torch | light flashlight
🕯️ Candle | light remember
🪑 Chair | seat office
🛋️ Sofa | couch home
🛏️ Bed | sleep
🚿 Shower | bath
🧹 Broom | clean sweep
🧺 Basket | laundry
🧼 Soap | wash clean
🪣 Bucket | water
🗑️ Bin | delete trash rubbish
🗝️ Old key | secret
🔨 Hammer | build tool
🪛 Screwdriver | tool fix
🔩 Nut and bolt | tool part
⛓️ Chains | link block
🧲 Magnet | attract leads
🪝 Hook | opening catch
⚗️ Flask | chemistry experiment
🔭 Telescope | look future space
🧬 DNA | genes biology
💉 Syringe | vaccine medicine
♻️ Recycling | reuse environment green
♿ Wheelchair | accessibility disabled
📎 Paper clip | attach office
🖇️ Paper clips | attach
📐 Set square | measure plan
📏 Ruler | measure
✂️ Scissors | cut
🖍️ Crayon | draw colour
🗃️ Card box | files archive
🗄️ Filing cabinet | office archive
📨 Incoming mail | e-mail message
📤 Outbox | send
📥 Inbox | receive
📮 Post box | mail send
🗳️ Ballot box | vote election poll
💱 Currency exchange | money
💲 Dollar sign | money price
💶 Euro note | money cash
💷 Pound note | money cash
💸 Money with wings | spend cost loss
🐶 Dog | pet puppy
🐱 Cat | pet
🐭 Mouse animal | small
🐰 Rabbit | fast easter
🦊 Fox | clever
🐻 Bear | market
🐼 Panda | animal
🐯 Tiger | animal
🐮 Cow | animal farm
🐷 Pig | animal farm
🐴 Horse | animal
🐑 Sheep | farm
🐐 Goat | greatest
🐔 Chicken | hen farm
🐧 Penguin | linux
🐦 Bird | tweet
🕊️ Dove | peace
🦅 Eagle | view
🦉 Owl | wise night
🦆 Duck | rubber
🦜 Parrot | repeat talk
🐸 Frog | eat
🐍 Snake | python
🐬 Dolphin | sea
🐳 Whale | docker sea
🦈 Shark | sea
🐙 Octopus | arms many
🐌 Snail | slow
🐛 Caterpillar | bug
🐞 Ladybird | bug
🐜 Ant | busy work
🕷️ Spider | web
🕸️ Spider's web | net
🦖 Dinosaur | old t-rex
🐉 Dragon | myth
🐒 Monkey | animal
🐾 Paw prints | pet
🌹 Rose | flower love
🌷 Tulip | flower spring
💐 Bouquet | flowers thanks
🌵 Cactus | desert
🌴 Palm | tree holiday
🌲 Fir | tree forest
🍁 Maple leaf | autumn fall
🍂 Fallen leaves | autumn fall
🌾 Grain | harvest farm rice
😃 Grinning widely | happy smile
😆 Laughing with eyes shut | happy haha
😋 Tasty | yum food tongue
😜 Winking with a tongue | joke silly
🤪 Zany | silly crazy
🤭 Hand over the mouth | giggle oops
🤫 Hush | quiet secret
🤐 Zipped mouth | secret silent
😏 Smirk | sly
😌 Relief | calm peaceful
😷 Medical mask | ill sick
🤒 Fever | ill sick
🤢 Nausea | sick disgust
🥵 Hot | heat
🥶 Cold | freeze
😵 Dizzy | knocked out
🧐 Monocle | inspect examine
😕 Confused | unsure
🙁 Frown | sad
🥺 Pleading | please
😞 Disappointed | sad
🥱 Yawn | tired bored
🤬 Swearing | angry
💀 Skull | dead
💩 Pile of poo | bad
🤡 Clown | joke
👽 Alien | space
🙉 Monkey covering its ears | not listening
🙊 Monkey covering its mouth | secret
💝 Heart with a ribbon | gift love
💕 Two hearts | love
❣️ Heart exclamation | love
💢 Anger | cross
💤 Sleep | zzz tired
🕳️ Hole | gap
ℹ️ Information | info help
🔄 Circling arrows | refresh again change
⬅️ Left arrow | back before
↔️ Both ways | arrow width
↩️ Return arrow | back undo
▶️ Play | start video
⏸️ Pause | break wait
⏩ Fast forward | speed next
🔀 Shuffle | mix change
📶 Signal bars | network mobile
🔊 Loud | sound volume
🔇 Mute | sound off silent
⛔ No entry | stop forbidden
🅿️ Parking | car
🔃 Reload | again
♾️ Infinity | endless always
™️ Trade mark | brand
©️ Copyright | law
🟠 Orange circle | bullet
🟣 Purple circle | bullet
⚪ White circle | bullet
🟩 Green square | bullet
🟥 Red square | bullet
🇪🇺 European Union | flag europe
🏴‍☠️ Pirate flag | rebel
🏳️‍🌈 Rainbow flag | pride lgbt`;
