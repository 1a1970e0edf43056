/**
 * The texts of the advertisements in `same-job-pairs.txt`. A name that ends in `2` is a reworded version of the same
 * opening.
 */
export const sameJobTexts: ReadonlyMap<string, string> = new Map([
  ['-', ''],
  [
    'backend',
    'You will own the service that turns thousands of messy supplier messages an hour into one clean booking. It is not glamorous and it must not go down. You design, build and run Go and PostgreSQL services with four other engineers, take part in an on-call rota of six and write short design notes before large changes.',
  ],
  [
    'backend2',
    'About us: we plan work for warehouses. You will own the service that turns thousands of messy supplier messages an hour into one clean booking. It is not glamorous and it must not go down. You design, build and run Go and PostgreSQL services with four other engineers and take part in an on-call rota. We offer 30 days of leave.',
  ],
  [
    'frontend',
    'You will build the screens that planners look at for eight hours a day. Speed matters more than ornament. You work in TypeScript and React with one designer, measure what you ship on a five-year-old laptop, and delete components that nobody uses any more.',
  ],
  [
    'frontend2',
    'You will build the screens that planners look at for eight hours a day. Speed matters more than ornament. You work in TypeScript and React with one designer and measure what you ship on a five-year-old laptop. Please send three things you made.',
  ],
  [
    'sales',
    'You will own forty named accounts from the first call to the second renewal. Cycles take three to six months. We pay a quota that most of the team reaches, and we publish the numbers. You write your own notes and you visit customers every month.',
  ],
  [
    'sales2',
    'You will own forty named accounts from the first call to the second renewal. Cycles take three to six months. We pay a quota that most of the team reaches, and we publish the numbers. Danish is needed, a driving licence helps.',
  ],
  [
    'writer',
    'You will write what customers read when something does not work. You test every step yourself, keep a list of words we use, and remove pages that answer nothing. You work with support two hours a day and own the release notes.',
  ],
  [
    'writer2',
    'We are a remote company of 29 people. You will write what customers read when something does not work. You test every step yourself, keep a list of words we use, and remove pages that answer nothing. You own the release notes.',
  ],
  [
    'data',
    'You will make the nightly numbers arrive before breakfast and mean the same thing in every department. SQL all day, Python where it helps. You will find the three definitions of a customer and bring them down to one, with the people who use them.',
  ],
  [
    'data2',
    'You will make the nightly numbers arrive before breakfast and mean the same thing in every department. SQL all day, Python where it helps. You will find the three definitions of a customer and bring them down to one. Apply with a short letter.',
  ],
  [
    'nurse',
    'You will look after twenty-two patients with two colleagues and a student. Handover takes fifteen minutes and is done at the bed. Rotas are published eight weeks ahead, and we do not call people on their days off. A valid registration is needed.',
  ],
  [
    'nurse2',
    'You will look after twenty-two patients with two colleagues and a student. Handover takes fifteen minutes and is done at the bed. Rotas are published eight weeks ahead. Parking is free, and lunch costs three pounds.',
  ],
  [
    'ops',
    'You will run a site of forty people and eleven trucks. You walk the floor twice a day, keep the board honest, and train two shift leads to replace you. Safety comes before the number on the board, and you will say so in front of the owner.',
  ],
  [
    'ops2',
    'You will run a site of forty people and eleven trucks. You walk the floor twice a day, keep the board honest, and train two shift leads to replace you. Safety comes before the number on the board. The shift begins at six.',
  ],
  [
    'product',
    'You will decide what happens to a parcel that nobody wants. You talk to five shops a week, write one page for each decision, and say no more often than yes. Engineers will trust you if you can show them the drawer of returned shoes.',
  ],
  [
    'product2',
    'You will decide what happens to a parcel that nobody wants. You talk to five shops a week, write one page for each decision, and say no more often than yes. You report to the founder. Interviews are two hours in all.',
  ],
  [
    'finance',
    'You will close the month in four working days and explain what changed in a paragraph that a driver can read. You own two ledgers, the bank and the auditors. We moved to the current system in spring; half of the reports are still to be rebuilt.',
  ],
  [
    'finance2',
    'You will close the month in four working days and explain what changed in a paragraph that a driver can read. You own two ledgers, the bank and the auditors. We moved to the current system in spring. Two days a week from home.',
  ],
  [
    'cook',
    'You will run the cold section five evenings a week with one apprentice. The menu changes with the market, about forty covers a night. Staff meals are at five and everyone sits down. No split shifts, two days off together, knives are yours.',
  ],
  [
    'cook2',
    'You will run the cold section five evenings a week with one apprentice. The menu changes with the market, about forty covers a night. Staff meals are at five and everyone sits down. We close in January.',
  ],
  [
    'support',
    'You will answer thirty letters a day from people whose pet food did not arrive. You may refund without asking. You write down what went wrong so that it goes wrong less often, and each quarter you spend a week in the warehouse.',
  ],
  [
    'support2',
    'Remote within the country. You will answer thirty letters a day from people whose pet food did not arrive. You may refund without asking. You write down what went wrong so that it goes wrong less often. Mornings or evenings, your choice.',
  ],
  [
    'quality',
    'You will measure what leaves the line and stop the line when it should stop. Gauges, statistics and a good ear. You visit two suppliers a month and write reports that fit on one page with a photograph. Experience with castings helps.',
  ],
  [
    'quality2',
    'You will measure what leaves the line and stop the line when it should stop. Gauges, statistics and a good ear. You visit two suppliers a month and write reports that fit on one page with a photograph. Collective pay, 35 hours.',
  ],
  [
    'sre',
    'We have good dashboards and too many of them. Help us notice the right thing first. You will cut the pages that nobody acts on, rehearse a lost data centre twice a year, and teach eight teams to run what they build.',
  ],
  [
    'security',
    'Second security hire. You will choose what we do not do yet. You review designs in the week they are written, run the yearly test, and answer customers’ questionnaires with sentences that are true.',
  ],
  [
    'recruiter',
    'You will fill thirty roles a year and keep candidates informed within two days, also when the answer is no. You write advertisements without adjectives, train managers to ask the same questions, and publish how long it took.',
  ],
  [
    'planner',
    'You will plan eighty loads a day for drivers who know the roads better than the map does. Phones until ten, planning until noon, trouble after that. You speak Dutch and one more language, and you have been in a cab.',
  ],
  [
    'planner2',
    'You will plan eighty loads a day for drivers who know the roads better than the map does. Phones until ten, planning until noon, trouble after that. You speak Dutch and one more language. Thirteenth month and a bicycle.',
  ],
  [
    'manager',
    'You will lead eight people who have done this longer than you. One talk each a fortnight, a plan that fits on a wall, and no meeting before ten. You hire the next three and you are there when the delivery is late.',
  ],
  [
    'manager2',
    'You will lead eight people who have done this longer than you. One talk each a fortnight, a plan that fits on a wall, and no meeting before ten. You hire the next three. Company car, also on weekends.',
  ],
  [
    'embedded',
    'You will write C for a controller with 64 kilobytes of memory that lives in mud. Field updates, a watchdog you trust, and logs that survive a flat battery. You can read a schematic and hold a soldering iron the right way round.',
  ],
  [
    'android',
    'Drivers use our app with gloves on, in the rain, with one bar of signal. You will make it work offline first, reduce start-up time on five-year-old phones, and work with design on type sizes people can read in a cab.',
  ],
  [
    'android2',
    'Drivers use our app with gloves on, in the rain, with one bar of signal. You will make it work offline first, reduce start-up time on five-year-old phones, and work with design on type sizes. Kotlin, Compose, no stars needed.',
  ],
  [
    'safety',
    'You will keep people whole. You check ladders, racks and habits, give a ten-minute talk every Monday, and may stop any work without asking. A certificate is needed, and so is a way of saying things that people listen to.',
  ],
  [
    'safety2',
    'You will keep people whole. You check ladders, racks and habits, give a ten-minute talk every Monday, and may stop any work without asking. A certificate is needed. We pay for boots and for the second aid course.',
  ],
  [
    'marketing',
    'You will sell umbrellas to people who are already wet. Three campaigns a year, a budget that you defend, and figures everyone can open. You write the first draft yourself, in German, and you know which channel you would switch off first.',
  ],
  [
    'marketing2',
    'You will sell umbrellas to people who are already wet. Three campaigns a year, a budget that you defend, and figures everyone can open. You write the first draft yourself, in German. Dogs are welcome on the third floor.',
  ],
]);
