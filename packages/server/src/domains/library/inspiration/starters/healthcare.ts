export const healthcare = `
=== opinion
A waiting room is the first treatment a patient receives.

Someone sits there with a worry and no information. They do not know whether they are next or forgotten. Every
  door that opens raises the pulse a little.

Telling people how long it will take costs nothing. Telling them that it has become longer, and why, costs a
  walk across the room. Both calm people better than a fish tank.

Before we buy another system, we could stand up and say: “You are third, it will be about half an hour.”

=== how-to
Explaining a diagnosis so that it is still understood at home:

1. Ask first what the person already knows or fears.
2. Say the name of it once, then say it in everyday words.
3. Give three things at most. The rest will not be remembered.
4. Ask them to tell you in their own words what they will do tomorrow.
5. Write exactly that on paper.

Step four is not a test of the patient. It is a test of the explanation.

=== lesson
The handover is the most dangerous quarter of an hour of the shift, and the one we practise least.

Everyone is tired or in a hurry. What is normal for one team is news to the next. The sentence that mattered
  comes last, when the coats are already on.

A fixed order helps: who, why here, what changed today, what I am worried about, what has to happen by when. The
  fourth part is the one that gets lost, because it is a feeling and not a value.

Say the feeling. It is often right before the numbers are.

=== contrarian
“We need more awareness” is usually said about problems that everyone is aware of.

Staff know that hands should be washed. Patients know that they should move more. Another poster will not change
  that.

What changes things is the layout: the dispenser at the door and not in the corner, the appointment that fits
  around a job, the form that does not ask for the same date four times.

If you want people to do the right thing, make it the easy thing. Then you can save the poster.

=== list
Small things in a practice that patients remember for years:

– Being called by name, said correctly.
– A chair for the person who came along.
– Someone explaining what that noise was.
– The result coming on the day it was promised.
– A goodbye from the person who said hello.

None of them needs a budget. All of them need someone who has a minute, which is the real question.

=== question
What would you remove from your working day if it were up to you alone?

When I ask people in care this, hardly anyone mentions patients. They name double documentation, phones that
  ring during medication, keys that are somewhere else.

These are not laws of nature. Most can be changed on one ward within a month.

What is yours, and who would have to say yes?

=== story
Imagine a new colleague on her first night shift. A patient asks whether he may have his reading lamp on. She
  does not know. She looks for the rule, finds none, and says no, to be safe.

The experienced nurse next to her says yes and pulls the curtain for the neighbour.

“How did you know?” – “I did not. I asked myself who it would hurt.”

Rules are for what can hurt somebody. For everything else there is judgement, and it has to be shown to people
  to be learned.

=== case-study
Fewer missed appointments without charging for them.

The usual reaction to no-shows is a stern notice at reception, read by the people who came.

A better starting point is to ask those who did not. The reasons are dull: the reminder came too early, the
  number to cancel was engaged, the bus had changed. Each has an answer: a message two days before, cancelling by
  reply, times that match how people travel.

The rest of the slots go to a short list of people who can come at once. They are grateful. And nobody needed to
  be told off.

=== hiring
We are looking for a nurse for nights, and we would like to be honest about it.

Nights here are quiet until they are not. You work as two, and the doctor on call answers. You will not be moved
  to another ward at ten in the evening because someone is ill elsewhere; that is a rule we made and keep.

What is hard: winter, and February in particular. What is good: a team that eats together at two in the morning.

Come for one shift and look. Then decide.

=== announcement
From this month, our practice takes calls only until noon. After that we call you back.

It sounds like less service. It is meant as more. In the afternoon the phone rang through examinations, and
  those who got through were the ones with the most patience, not the most need.

Now a nurse sorts the morning’s calls and rings back with time to listen. Urgent calls are taken as always.

Tell us after a few weeks whether it is better for you. If not, we change it again.
`;
