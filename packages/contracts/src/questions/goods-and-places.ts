export const goodsAndPlaces = `
= Retail
# specialist
story: What did a customer say at the till that head office should hear?
lesson: Which product stood in the wrong place for months before anyone noticed?
opinion: Which loyalty scheme would you cancel, and where would you put the money?
how-to: How do you deal with a return that is clearly against the rules?
# leader
story: What did your busiest day of the year look like at four in the afternoon?
case-study: What happened when your team was allowed to settle complaints on the spot?
contrarian: Why did you take a bestseller off the shelf?
# founder
story: How did you choose the street, and would you choose it again?
lesson: What did the first stocktake reveal?
question: Why do people still walk into your shop when they could order from bed?
# sales
how-to: How do you get a buyer to try one shelf of a brand nobody knows?
# marketing
case-study: Which email brought people into the shop and not just to the website?
opinion: What does a discount teach your best customers?
# operations
list: What goes wrong between the warehouse and the shelf, in order of cost?
lesson: How did you find out where stock really disappears?
# people
story: Who started on Saturdays and now runs a department?
# independent
how-to: How do you test a new range when you can afford only one box of it?
# seeker
opinion: What do years on the shop floor teach that an office never does?

= Manufacturing
# specialist
story: Which noise told you that a machine was about to fail?
lesson: What did a scrapped batch teach you about the step before yours?
how-to: How do you change over a line in half the time?
opinion: Which quality check finds nothing, and why do you still do it?
contrarian: When was the old machine the better buy?
# leader
story: What did the night shift know that the day shift did not?
case-study: What changed on your floor after the first month of honest measuring?
list: What do you look at on a walk through somebody else’s plant?
# founder
story: How did you land the order that was too big for you?
lesson: What did it cost to depend on one supplier?
# sales
question: What do purchasing departments insist on that never matters later?
how-to: How do you refuse a deadline that your customer has already promised to theirs?
# marketing
opinion: How can a part that nobody ever sees be made interesting?
# operations
case-study: Where did the bottleneck move when you fixed the first one?
lesson: What did your last audit find that you had walked past every day?
# people
story: What did an apprentice improve that had been done one way for 20 years?
# independent
how-to: How do you win the trust of operators in your first hour on site?
# seeker
story: Which certificate opened a door, and which only filled a page?

= Real Estate
# specialist
story: Which viewing lasted two minutes and ended in a sale?
lesson: What did a survey find that everyone had overlooked?
how-to: How do you price a home that has nothing comparable next door?
opinion: Which phrase in property listings should be banned?
contrarian: When do you advise an owner not to renovate before selling?
# leader
case-study: What did your office change after a slow quarter, and what stuck?
story: How did you handle two buyers who both believed they had won?
# founder
lesson: Which purchase looked perfect on paper, and what did the cellar say?
story: How did you finance the first building?
# sales
question: What do first-time buyers worry about that turns out not to matter?
how-to: How do you tell a seller that the price is too high without losing them?
list: What do you look at before you open the front door?
# marketing
story: Which photograph sold a flat that had stood empty for months?
# operations
case-study: What do tenants report most often, and how fast is it fixed now?
lesson: Which repair did you postpone, and what did waiting cost?
# people
opinion: Should agents be paid by commission alone?
# independent
how-to: How do you find clients in a town where you know nobody?
# seeker
story: What made you choose property, and what surprised you in the first month?

= Energy
# specialist
story: What did you see on a site visit that no drawing had shown?
lesson: Which forecast was wrong, and what had you left out?
how-to: How do you explain a grid bottleneck to your neighbours?
opinion: Which number in the energy debate is most often quoted without its unit?
contrarian: Where is the older technology still the right choice?
# leader
story: How did you keep the lights on during the worst hour of your career?
list: What do you go through with a crew before anyone climbs?
case-study: What did the first winter of operation teach your team?
# founder
story: How many permits stood between your idea and the first kilowatt-hour?
lesson: What did a town meeting teach you about your own project?
# sales
question: What do homeowners ask about a heat pump once the installer has left?
how-to: How do you sell savings that take 15 years to arrive?
# marketing
opinion: Which green claim would you never print?
# operations
case-study: What turned up when you read the meters every quarter of an hour?
lesson: Which spare part do you now keep on the shelf, and why?
# people
story: Who moved from oil, coal or gas to renewables in your team, and what did they bring along?
# independent
how-to: How do you audit a factory’s consumption in one day?
# seeker
opinion: What does the industry promise newcomers, and what does it deliver?

= Transportation
# specialist
story: What did a night on the road, on the rails or at sea teach you about your trade?
lesson: Which delay started with something nobody thought worth reporting?
how-to: How do you plan a route that the software gets wrong?
opinion: Which rule makes sense on paper and nowhere else?
# leader
story: How did you run the depot on the day of the strike, the storm or the flood?
case-study: What brought accidents down, and how do you know?
list: What do you want to hear when one shift hands over to the next?
# founder
story: How did you fill the return trip of your first vehicle?
lesson: What did the customer who always paid late teach you?
# sales
question: What does a shipper really buy when they pay more for the same distance?
how-to: How do you pass on a fuel surcharge and keep the account?
# marketing
opinion: Does anybody choose a carrier because of its brand?
# operations
case-study: Where do your vehicles wait, and what did you do about it?
contrarian: When is the emptier truck the cheaper one?
lesson: What did tracking every pallet show that nobody wanted to know?
# people
story: Why do your drivers stay in a trade that so many leave?
# independent
how-to: How do you work out what a trip has to cost before you say yes?
# seeker
story: What did you carry over from driving into the office?
`;
