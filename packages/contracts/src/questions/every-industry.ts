export const everyIndustry = `
# founder
story: What was the worst week of your company’s first year, and who knew about it?
lesson: Which hire came too early, and which too late?
opinion: What advice to founders would you take back?
case-study: Where did your tenth customer come from?
contrarian: What do you deliberately not grow?
how-to: How do you decide on a Monday what will not get done that week?
question: What did your bookkeeper ask that made you think longest?
list: What would you keep if you had to run the business in two days a week?
# leader
story: What did you hear in an exit interview that still bothers you?
lesson: When did you promote the wrong person, and how did you put it right?
how-to: How do you tell someone that their work is not good enough yet?
opinion: Which meeting would you abolish for everyone?
contrarian: What have you taken back after delegating it?
case-study: Which report did your team stop writing, and who missed it?
list: What do you ask in every one-to-one?
# specialist
story: Which compliment about your work do you remember word for word?
lesson: What took you years to learn that you can now explain in two minutes?
how-to: How do you check your own work before anyone else sees it?
opinion: What does your profession get wrong about itself?
contrarian: Which common shortcut do you refuse to take?
list: What is on your desk right now, and what does it say about your work?
question: What do outsiders think you do all day?
# sales
story: Which refusal turned into a customer two years later?
lesson: What can be learned from losing a deal to a customer who then did nothing at all?
how-to: How do you write the second message to someone who did not answer the first?
opinion: Which part of the script did you throw away?
contrarian: When do you tell a prospect to buy from a competitor?
question: What do customers call your product when you are not in the room?
case-study: What did you change after listening to ten of your own calls?
# marketing
story: Which piece of content took 20 minutes and outlived everything else?
lesson: What did your customers’ own words do to your website?
opinion: What would you try if nobody measured your budget for a quarter?
how-to: How do you find out why people did not buy?
contrarian: Which audience do you deliberately not speak to?
list: Which newsletters do you actually open, and what do they have in common?
# operations
story: Which process existed only because of one person who has since left?
lesson: What did you automate too early?
how-to: What makes written instructions work on a bad day, and how do you test them?
case-study: What did you delete from a checklist without anything going wrong?
opinion: Which software would your colleagues pay for out of their own pockets?
question: What breaks first when you are away for two weeks?
# people
story: Which applicant did you reject and think about ever since?
lesson: What did you rewrite in a job advert, and who applied then?
how-to: How do you make a new colleague’s first day worth remembering?
opinion: Which benefit does nobody use?
contrarian: When is a long gap in a CV a good sign?
case-study: What did people answer when you asked why they stay?
list: What belongs in a rejection that you would want to read yourself?
# independent
story: Which client taught you to write better contracts?
lesson: How did you find out what your work is worth?
how-to: How do you end a working week when nobody tells you to go home?
opinion: Which free extra have you stopped giving away?
question: What do clients thank you for that was never on the invoice?
case-study: How did higher prices change the kind of enquiries you get?
contrarian: Which enquiries do you turn down the same day?
# seeker
story: What did you do on your first Monday without a job?
lesson: Which rejection contained something you could use?
how-to: How do you prepare in the last hour before an interview?
opinion: What should every job advert have to say?
question: What do you ask at the end of every interview, and what do the answers tell you?
list: What have you learned, built or read since your last job?
contrarian: Which advice for job seekers did you ignore, and were you right?
`;
