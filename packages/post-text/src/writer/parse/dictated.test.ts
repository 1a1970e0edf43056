import { expect, it, test } from 'vitest';
import { writePost } from '../write.ts';
import { partDictated } from './dictated.ts';

const told = (idea: string) => writePost({ idea }, { seed: 7 }).text.replace(/\s+/g, ' ');

test.each([
  [
    'so um last night on the ward we had this gentleman hes 81 he wouldnt eat anything three days nothing and everyone kept saying push the supplements and i just i sat down with him for like ten minutes and asked what did your wife used to make and he said leek and potato soup so i rang the kitchen and then chef dave came up himself and i keep thinking we measure everything bloods fluids weight and nobody measures sitting down for ten minutes',
    "Last night on the ward we had this gentleman. He's 81 and he wouldn't eat anything, three days nothing. Everyone kept saying push the supplements. I sat down with him for about ten minutes and asked: “What did your wife used to make?” He said leek and potato soup. So I rang the kitchen. Then chef Dave came up himself. I keep thinking we measure everything: bloods, fluids, weight. Nobody measures sitting down for ten minutes.",
  ],
  [
    "so today I want to talk about why we stopped doing weekly one on ones with the whole crew I run a roofing company there are nine of us and for two years every Monday I sat with every single person for half an hour and honestly it was the worst part of everybody's week and in the first month we had two callbacks instead of the usual seven or eight the thing nobody tells you is that people talk when they have something in their hands",
    "We stopped doing weekly one on ones with the whole crew. I run a roofing company. There are nine of us. For two years every Monday I sat with every single person for half an hour. Honestly it was the worst part of everybody's week. In the first month we had two callbacks instead of the usual seven or eight. The thing nobody tells you is that people talk when they have something in their hands.",
  ],
  [
    'we have been doing night handover the same way for ten years and three weeks ago I timed it and it took forty one minutes so I asked the charge nurse and she said try it for a week and the thing is nobody missed anything and last Friday one of the agency nurses said it was the first handover where she knew what to do first',
    'We have been doing night handover the same way for ten years. Three weeks ago I timed it. It took forty one minutes. So I asked the charge nurse. She said try it for a week. The thing is nobody missed anything. Last Friday one of the agency nurses said it was the first handover where she knew what to do first.',
  ],
  [
    "so we had this lad Kieran, nineteen, came to us in March and he couldn't look a customer in the eye and now he's running his own jobs on Fridays and the thing is I didn't do anything clever I just let him do the last ten minutes of every job on his own, the bit where you explain to the customer what you did, and that's it really, ten minutes a day",
    "We had this lad Kieran, nineteen, came to us in March. He couldn't look a customer in the eye. Now he's running his own jobs on Fridays. I didn't do anything clever. I just let him do the last ten minutes of every job on his own, the bit where you explain to the customer what you did. That's it really, ten minutes a day.",
  ],
  [
    'so basically what happened was we lost the client and then i called them and they said the invoices were never right so we changed the system and now they are back',
    'We lost the client. Then I called them. They said the invoices were never right. So we changed the system. Now they are back.',
  ],
  [
    'yesterday i was at this old house and the pipe was leaking behind the wall and the owner said three people had looked at it already so i took the tiles off and it was the neighbours pipe the whole time and nobody had asked the neighbour',
    'Yesterday I was at this old house. The pipe was leaking behind the wall. The owner said three people had looked at it already. So I took the tiles off. It was the neighbours pipe the whole time. Nobody had asked the neighbour.',
  ],
  [
    'um so we started in 2019 in my kitchen there were two of us we had no money and then corona came and everyone wanted delivery and we grew from 40 orders a week to 900 and honestly we were not ready my cofounder slept in the van',
    'We started in 2019 in my kitchen. There were two of us. We had no money. Then corona came and everyone wanted delivery. We grew from 40 orders a week to 900. We were not ready. My cofounder slept in the van.',
  ],
  [
    'i have been teaching for 22 years and last week a kid asked me why do we learn this and i did not have an answer so i said i dont know and we spent the whole lesson finding out and it was the best lesson i had this year',
    "I have been teaching for 22 years. Last week a kid asked me: “Why do we learn this?” I did not have an answer. So I said I don't know. We spent the whole lesson finding out. It was the best lesson I had this year.",
  ],
  [
    'we had this deal it was like 80k and the guy kept saying yes yes yes but he never signed and i found out in the end that his boss had never heard of us so now i always ask who signs in the first call',
    'We had this deal. It was about 80k. The guy kept saying yes yes yes, but he never signed. I found out in the end that his boss had never heard of us. So now I always ask who signs in the first call.',
  ],
  [
    'so we had this bug for like three months nobody could find it and then the intern looked at the logs at 7 in the morning and saw that the backup starts at exactly that time she fixed it in ten minutes and we had spent 200 hours on it',
    'We had this bug for about three months. Nobody could find it. Then the intern looked at the logs at 7 in the morning and saw that the backup starts at exactly that time. She fixed it in ten minutes. We had spent 200 hours on it.',
  ],
  [
    'i was doing the exit interview and she told me she had asked for part time twice and nobody answered and i checked and it was true both mails were in my inbox',
    'I was doing the exit interview. She told me she had asked for part time twice and nobody answered. I checked and it was true. Both mails were in my inbox.',
  ],
  [
    'last summer i took the burger off the menu everybody said i was crazy it was 30 percent of our sales but the kitchen hated it and we started to cook what we like and in october we had the best month ever',
    'Last summer I took the burger off the menu. Everybody said I was crazy. It was 30 percent of our sales, but the kitchen hated it. We started to cook what we like. In October we had the best month ever.',
  ],
  [
    'people always ask me how do you get more clients and i always say the same thing call the old ones i called 12 people last month and 5 of them booked again and it took me one afternoon',
    'People always ask me: “How do you get more clients?” I always say the same thing: call the old ones. I called 12 people last month. 5 of them booked again. It took me one afternoon.',
  ],
  [
    'we finished the school roof on friday it took 9 weeks instead of 6 because it rained and the crane broke and then the kids came out and clapped and my guys were standing there and did not know where to look',
    'We finished the school roof on Friday. It took 9 weeks instead of 6 because it rained and the crane broke. Then the kids came out and clapped. My guys were standing there and did not know where to look.',
  ],
  [
    'im in my last year and i applied for 30 internships and got 2 answers one was no and the other one asked me to come the same day and i went in my football shirt because i had training and they hired me',
    "I'm in my last year. I applied for 30 internships and got 2 answers. One was no. The other one asked me to come the same day. I went in my football shirt because I had training and they hired me.",
  ],
  [
    'so my team was always late with the reports and i kept reminding them and it got worse and then i just stopped asking for the reports and nobody noticed not even my boss so we dont do them anymore and we save like 6 hours a week',
    "My team was always late with the reports. I kept reminding them. It got worse. Then I just stopped asking for the reports. Nobody noticed, not even my boss. So we don't do them anymore. We save like 6 hours a week.",
  ],
  [
    'we moved the shop two streets further and i thought we lose half the customers but actually more people come now because there is a bus stop in front and they wait inside when it rains and they buy something',
    'We moved the shop two streets further. I thought we lose half the customers, but actually more people come now because there is a bus stop in front. They wait inside when it rains. They buy something.',
  ],
  [
    'i drive a truck since 15 years and i tell you the worst is not the traffic it is the waiting i wait 3 hours every day at the ramp and nobody pays that and then they say there are no drivers',
    'I drive a truck since 15 years. I tell you the worst is not the traffic. It is the waiting. I wait 3 hours every day at the ramp. Nobody pays that. Then they say there are no drivers.',
  ],
  [
    'the client wanted a new strategy and we interviewed 40 people and all of them said the same thing the boss decides everything so our strategy was one page and it said stop deciding everything he paid us and did not change anything',
    'The client wanted a new strategy. We interviewed 40 people. All of them said the same thing: the boss decides everything. So our strategy was one page. It said stop deciding everything. He paid us and did not change anything.',
  ],
  [
    'my dad always said you cant make money with oats and i planted 4 hectares anyway and now i sell them directly to 3 bakeries and he drives the truck on fridays',
    "My dad always said you can't make money with oats. I planted 4 hectares anyway. Now I sell them directly to 3 bakeries. He drives the truck on Fridays.",
  ],
  [
    'i redesigned the form and i was so proud of it and then we tested it and an old man could not find the button he said where is the thing to send it and it was grey on grey because i thought it looks elegant',
    'I redesigned the form. I was so proud of it. Then we tested it. An old man could not find the button. He said where is the thing to send it. It was grey on grey because I thought it looks elegant.',
  ],
  [
    'a client called me on sunday and she was crying because she got a letter and i read it and it was just a standard letter it means nothing and i realised we write these letters every day and never think about who opens them',
    'A client called me on Sunday. She was crying because she got a letter. I read it. It was just a standard letter. It means nothing. I realised we write these letters every day and never think about who opens them.',
  ],
  [
    'when i came in germany i dont speak no german and i work in the kitchen and my boss he write every day one word on the wall and after one year the wall was full and i make now my exam as cook',
    "When I came in Germany, I don't speak no German. I work in the kitchen and my boss he write every day one word on the wall. After one year, the wall was full. I make now my exam as cook.",
  ],
  [
    'the machine stopped every day at 2pm and we changed the motor and the sensor and the software and it still stopped and then the cleaner said at 2 the sun comes in and shines on the sensor so we hung up a curtain for 12 euros',
    'The machine stopped every day at 2pm. We changed the motor and the sensor and the software. It still stopped. Then the cleaner said at 2 the sun comes in and shines on the sensor. So we hung up a curtain for 12 euros.',
  ],
  [
    'i had a candidate last month she had a gap of six years and two companies said no without talking to her and the third one talked to her and she had built a house with her own hands and now she runs their site',
    'I had a candidate last month. She had a gap of six years. Two companies said no without talking to her. The third one talked to her. She had built a house with her own hands. Now she runs their site.',
  ],
  [
    'we do soup every thursday for about 60 people and last week the stove broke and we thought thats it and then a guy who eats there every week said i am an electrician and he fixed it and now he has a key',
    "We do soup every Thursday for about 60 people. Last week the stove broke. We thought that's it. Then a guy who eats there every week said I am an electrician. He fixed it. Now he has a key.",
  ],
  [
    'so i used to send 400 pictures after a wedding and people never looked at them so now i send 40 and i print one and put it in the envelope and everybody writes me back',
    'I used to send 400 pictures after a wedding. People never looked at them. So now I send 40. I print one and put it in the envelope. Everybody writes me back.',
  ],
  [
    'went to the fair in hannover stood there 3 days talked to 200 people got 4 leads cost 18000 euros then wrote 50 letters by hand cost 90 euros got 7 leads not going next year',
    'Went to the fair in Hannover. Stood there 3 days. Talked to 200 people. Got 4 leads. Cost 18000 euros. Then wrote 50 letters by hand. Cost 90 euros. Got 7 leads. Not going next year.',
  ],
  [
    'I RUN A SMALL GYM AND EVERY JANUARY WE GET 90 NEW MEMBERS AND IN MARCH 60 ARE GONE SO THIS YEAR I CALLED EVERY ONE WHO MISSED 2 WEEKS AND ONLY 22 LEFT',
    'I run a small gym. Every January we get 90 new members. In March 60 are gone. So this year I called every one who missed 2 weeks. Only 22 left.',
  ],
  [
    "and you know I mean we we had this idea right of letting customers choose the price and everyone said you're mad and like 80 percent paid more than the list price and only two paid one euro and they came back and paid the rest",
    "We had this idea right of letting customers choose the price. Everyone said you're mad. Like 80 percent paid more than the list price. Only two paid one euro. They came back and paid the rest.",
  ],
  [
    'i was a postman for 30 years and i knew every dog on my street and when i retired they gave me a watch and the people gave me 41 cards and one dog owner gave me a leash and said come walk him',
    'I was a postman for 30 years. I knew every dog on my street. When I retired, they gave me a watch. The people gave me 41 cards. One dog owner gave me a leash and said come walk him.',
  ],
  [
    'so we do these free dental checks in schools and the thing is the kids are not scared of us they are scared of the light so we let them hold the lamp and now they fight about who holds it',
    'We do these free dental checks in schools. The kids are not scared of us. They are scared of the light. So we let them hold the lamp. Now they fight about who holds it.',
  ],
  [
    'my landlord wanted to raise the rent by 300 and i wrote him a letter with 4 numbers in it and he called me and we talked for ten minutes and it stays the same until 2028',
    'My landlord wanted to raise the rent by 300. I wrote him a letter with 4 numbers in it. He called me. We talked for ten minutes. It stays the same until 2028.',
  ],
  [
    'we are a small brewery we make 4 beers and one of them nobody bought for two years but i like it so i kept making it and then a restaurant in the city put it on the menu and now it is half of what we sell',
    'We are a small brewery. We make 4 beers and one of them nobody bought for two years, but I like it. So I kept making it. Then a restaurant in the city put it on the menu. Now it is half of what we sell.',
  ],
  [
    'im a night porter and people think nothing happens at night but i checked in a bride at 3 am and she was alone and i made her toast and in the morning she checked out and left a note it says thank you for not asking',
    "I'm a night porter. People think nothing happens at night, but I checked in a bride at 3 am. She was alone. I made her toast. In the morning she checked out and left a note. It says thank you for not asking.",
  ],
  [
    'what i learned from 200 job interviews is that people lie about the small stuff and tell the truth about the big stuff so i ask about the big stuff first and i write everything down and i send it to them after',
    'What I learned from 200 job interviews is that people lie about the small stuff and tell the truth about the big stuff. So I ask about the big stuff first. I write everything down. I send it to them after.',
  ],
  [
    'we started to publish our mistakes on the door of the workshop every friday one mistake one line and customers read it and ask about it and sales went up 9 percent and i think its because they trust us',
    'We started to publish our mistakes on the door of the workshop every Friday one mistake one line. Customers read it and ask about it. Sales went up 9 percent. I think its because they trust us.',
  ],
  [
    'he said to me you will never make it as a carpenter because you are left handed and i made him a chair and he still has it',
    'He said to me you will never make it as a carpenter because you are left handed. I made him a chair. He still has it.',
  ],
  [
    'this year we planted 1200 trees 300 died because of the drought and the school kids carried water for the rest every tuesday and we lost none after that',
    'This year we planted 1200 trees. 300 died because of the drought and the school kids carried water for the rest every Tuesday. We lost none after that.',
  ],
])('what was dictated without a stop is parted where its clauses are: %s', (idea, parted) => {
  expect(told(idea)).toBe(parted);
});

it('signs are written where they were named', () => {
  expect(
    told(
      'hey so I wanted to write a post about our company party period it was on a boat comma and the boat broke down period we were there till 3 am period best party ever',
    ),
  ).toBe(
    'Our company party. It was on a boat, and the boat broke down. We were there till 3 am. Best party ever.',
  );
  // One alone is a word.
  expect(told('we had a long period of rain in May and nobody came to the market')).toContain(
    'long period of rain',
  );
});

test.each([
  'Two of my people asked for a raise this month and I could not tell them if it was fair.',
  'The lesson I had this year was the best lesson that anybody in this school ever gave to me or to them.',
  'We tested the motor and the sensor and the software and the cable between them for the whole of last week.',
  'The things nobody sees in the pictures we sent to the people we met at the fair are the things they ask for.',
])('what somebody wrote as one sentence stays one: %s', (sentence) => {
  expect(partDictated(sentence)).toBeUndefined();
});

test.each([
  [
    "The paint was so thick it dripped on the customer's shoes and she laughed and took off the shoes and we finished the wall barefoot and she has sent us three neighbours since",
    "so thick it dripped on the customer's shoes.",
  ],
  [
    'we lost the tender and my boss was so angry he left the room and so I called the customer and asked her straight why and she said the offer had ninety pages',
    'so angry he left the room.',
  ],
  [
    'on Friday we had such a queue the police came by and they stood in it too and the officer paid for the man behind him and nobody complained about anything all day',
    'such a queue the police came by.',
  ],
])('what comes of so much stays with it: %s', (idea, whole) => expect(told(idea)).toContain(whole));

test.each([
  [
    'so we moved the shop in May and boom two new customers in three weeks and like asked each of them why and they said you know the old place had no light so yeah light matters I guess',
    /boom|yeah|\blike\b/i,
  ],
  [
    'okay so I mean the story is basically we had this guy who came every Friday alone and um nobody asked and then one Friday he did not come and you know everybody was worried and we walked to his flat',
    /basically|\bum\b|I mean|you know/i,
  ],
  [
    'I want to do a post about the house on Mill Street that we finally sold after like fourteen months and everybody said the price was too high and it was the dog the dog next door was barking at every viewing so I went there at eleven when the dog is out',
    /\blike\b|^The house/i,
  ],
])('what a voice says beside it goes: %s', (idea, said) => expect(told(idea)).not.toMatch(said));

it('a thing and what was done with it are a sentence', () =>
  expect(
    told(
      'I want to do a post about the house on Mill Street that we finally sold after fourteen months and everybody said the price was too high and it was the dog next door and so I went there at eleven when the dog is out and we had two offers',
    ),
  ).toMatch(/^We finally sold the house on Mill Street after fourteen months\./));

it('whom somebody told what keeps it', () =>
  expect(
    told(
      'so i was really afraid to tell my landlord i wanted to keep bees on the roof then i just told him and he said ok but where do they drink and that was the best question because nobody had thought of water',
    ),
  ).toContain('tell my landlord I wanted to keep bees on the roof.'));

test.each([
  [
    'okay so um I was thinking about the thing that happened on Tuesday right so we had the demo with the hospital and the wifi went down completely and I had nothing no slides no product and so I just drew the whole thing on a paper towel and they signed on Friday and so I think the lesson is you know slides kind of stop people asking questions yeah',
    'On Tuesday we had the demo with the hospital. The wifi went down completely. I had nothing: no slides, no product. So I just drew the whole thing on a paper towel. They signed on Friday. So I think the lesson is slides stop people asking questions.',
  ],
  [
    'so we moved and so we had no money and so we ate soup for a month and so my daughter learned to cook and now she runs the kitchen of a hotel in Bath',
    'We moved. We had no money. We ate soup for a month. So my daughter learned to cook. Now she runs the kitchen of a hotel in Bath.',
  ],
  [
    'I like the way you know the way he holds the saw and I kind of like that he never talks and so I just watch him and after three weeks I could do it',
    'I like the way he holds the saw. I like that he never talks. So I just watch him. After three weeks I could do it.',
  ],
  [
    'um yeah so last week right we lost power for six hours and the bakery was dark and you know what we did we baked in the pizza oven across the street and so we sold 200 loaves and people clapped',
    'Last week we lost power for six hours. The bakery was dark. We baked in the pizza oven across the street. So we sold 200 loaves and people clapped.',
  ],
])('a voice’s habits go and its facts stay: %s', (idea, written) => expect(told(idea)).toBe(written));

test.each([
  [
    'so the nurse told me to turn right and I did not see the sign and she was right and we missed the door and I said you know the way better than I do and she laughed',
    ['turn right', 'was right', 'you know the way'],
  ],
  [
    'we do not know if you know him but he is the kind of man who never says no and he put them right and he got it right and everybody was happy and we like him',
    ['if you know him', 'the kind of man', 'put them right', 'got it right'],
  ],
  [
    'she asked do you know why and I said no and she told me that you know a tree by its fruit and I wrote that down and it is right so we kept it and the sign is still there',
    ['do you know why', 'you know a tree', 'is right'],
  ],
  [
    'we met the mayor and she said no and we got the date right and he sat with the man on the right and she came on Friday right so we signed and everybody sang',
    ['got the date right', 'on the right', 'on friday. so we signed'],
  ],
])('what is meant stays: %s', (idea, kept) => {
  for (const words of kept) expect(told(idea).toLowerCase()).toContain(words);
});
