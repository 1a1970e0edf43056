export const careAndCulture = `
= Healthcare
# specialist
story: What did a patient once say that changed how you begin a conversation?
opinion: Which form takes longer to fill in than the treatment it describes?
lesson: What do you do differently since a handover went wrong?
how-to: How do you explain a risk of one in a thousand to a frightened person?
contrarian: Where has a screen between you and the patient actually helped?
# leader
story: How did you fill the winter rota without asking the same people again?
case-study: What brought waiting times down on your ward or in your practice?
lesson: When did listening to the newest nurse save you from a bad decision?
# founder
story: How long did it take from the first clinician who liked your product to the first who paid?
question: Who really decides whether a hospital buys from you?
# sales
lesson: What did you see when you stood in a corridor and watched your device being used?
# marketing
how-to: How do you write about treatment without promising anything?
# operations
list: What do you check at six in the morning to know what kind of day it will be?
case-study: Which shortage did you see coming, and what did you stock?
# people
opinion: Why do good carers leave, in their own words?
# independent
story: What made you give up a salaried post for a practice of your own?
# seeker
how-to: How do you describe five years of night shifts to a recruiter outside medicine?
lesson: What did your first week of placement teach you that no lecture had?

= Education
# specialist
story: Which lesson plan failed in front of the class, and how did you save the hour?
opinion: What should we stop grading?
how-to: How do you teach the one topic everybody dreads?
lesson: What did a student explain better than you?
contrarian: When did letting pupils use an AI tool make their work better?
# leader
story: How did you tell parents about a change you knew they would dislike?
case-study: What happened to attendance after you changed the first hour of the day?
list: What do you watch for when you sit in on a colleague’s class?
# founder
story: Who finished your first course, and why did the rest stop?
lesson: What did learners pay for that you had planned to give away?
# sales
how-to: How do you sell to a school that decides once a year?
# marketing
question: What do applicants ask on open day that your website does not answer?
# operations
case-study: Which timetable problem did you solve with paper and scissors?
# people
opinion: What makes a teacher stay after the third year?
# independent
story: Which pupil made you change the way you tutor?
how-to: How do you prepare a workshop for people who were sent by their boss?
# seeker
story: Which classroom skill turned out to be the one employers wanted?
lesson: What did you have to unlearn when you left teaching?

= Hospitality
# specialist
story: Which guest does the kitchen still talk about?
lesson: What did you take off the menu although people ordered it?
how-to: How do you save an evening when a table has waited 40 minutes?
opinion: Which luxury do guests no longer notice?
# leader
story: What happened on the night when three people called in sick?
case-study: What did you change after reading a year of one-star reviews?
contrarian: Why would you close on your best day of the week?
# founder
story: What did you spend the first month’s takings on?
lesson: What did the landlord, the chef and the bank each not tell you?
list: What do you check before opening that no guest will ever see?
# sales
how-to: How do you fill a Tuesday in November?
question: What makes a company bring its event back to the same house?
# marketing
opinion: Is a free weekend for an influencer ever worth it?
# operations
case-study: How did you cut food waste without shrinking the portions?
lesson: What did cleaning rooms yourself for a day tell you about your own standards?
# people
story: Who came for a summer and stayed for ten years, and why?
# independent
how-to: How can you write a menu for a place you have visited once?
# seeker
story: Which difficult shift would you describe in a job interview?

= Non-profit
# specialist
story: Whom did you help in a way that no report can count?
lesson: Which project did you end although the funding continued?
opinion: What should donors stop asking for?
how-to: How do you write about people in need without taking their dignity?
# leader
case-study: What happened when you published what did not work?
story: How did you tell volunteers that a programme would close?
contrarian: When did you turn down a large donation?
# founder
story: What made you think that you, of all people, should start this?
lesson: How long did you work unpaid, and would you advise it?
# sales
how-to: How do you ask somebody for a first gift, face to face?
question: Why did a long-standing supporter stop giving?
# marketing
case-study: Which plain letter raised more than an expensive film?
opinion: What does a gala really bring in, once the evening itself is paid for?
# operations
list: What has to happen between a phone call and a food parcel at the door?
lesson: Which paperwork protects people, and which only protects you?
# people
story: What keeps a volunteer coming back after the hard days?
# independent
how-to: How do you measure change on a budget that barely covers the work?
# seeker
opinion: What do you lose and gain by leaving a company for a charity?

= Entertainment
# specialist
story: Which scene, song or level was cut, and was it the right call?
lesson: What did a half-empty house teach you about the piece?
how-to: How do you get from a blank page to something you can show on Friday?
opinion: Which trend is your audience tired of, although the numbers still look good?
# leader
story: How did you give notes to somebody more famous than you?
case-study: What did you change between the preview and the opening?
contrarian: When did a smaller budget make the better production?
# founder
lesson: What did you sign away in your first contract?
story: Who believed in the project when it was three lines in an email?
# sales
how-to: How do you pitch an idea that cannot be described in one sentence?
question: What does a buyer mean by “not right for us at the moment”?
# marketing
case-study: Which trailer, poster or clip filled seats, and why that one?
opinion: Do reviews still sell tickets?
# operations
list: What travels in the one case that must not get lost?
lesson: What broke ten minutes before the doors opened, and what do you carry with you since?
# people
story: Where did you find the person everybody now asks for?
# independent
how-to: How do you plan a year when every job lasts three weeks?
# seeker
story: Which unpaid job was worth it, and which one was not?
`;
