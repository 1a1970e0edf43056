export const hospitality = `
=== contrarian
Guests do not want to be surprised. They want you to have understood.

The chocolate on the pillow surprises everyone in the same way. The second pillow that is there because they
  asked for one last time surprises nobody, and they come back for it.

We spend money on gestures and save on the notebook at reception.

Write down what guests ask for twice. Do it the third time before they ask. That is the whole secret of the
  places people call “somehow different”.

=== how-to
How to deal with a complaint at the table:

1. Listen to the end. Do not explain the kitchen.
2. Repeat in one sentence what went wrong.
3. Say what you will do and how long it will take.
4. Do it a little faster.
5. Come back once, when it is over.

Explaining feels like politeness and sounds like defence. The guest does not want to know why the fish was late.
  The guest wants the fish.

=== opinion
A short menu is a promise. A long one is an excuse.

Sixty dishes mean that somebody in the kitchen owns a large freezer. Everyone knows, and everyone pretends.

Twelve dishes mean that the cook has made each of them this week. You can ask about them and you get an answer.

Owners fear that somebody might find nothing. That happens. It is a guest you would have made no friend of with
  dish number forty-three either.

=== lesson
The first minute decides about the evening, and it is the minute in which nobody is responsible.

The guest stands in the door. Three people in aprons walk past, all of them busy, all of them sure that somebody
  else will come.

It does not need a host. It needs a rule: whoever is nearest looks up and says “I will be with you in a minute”.

One sentence. Those who are greeted wait gladly for ten minutes. Those who are overlooked count every one of
  them.

=== list
What housekeeping knows before management does:

– Which shower will fail next week.
– Which guest is ill.
– Which room is never given to regulars, and why.
– When the new towels began to lose their colour.
– Who on the team is about to give notice.

The daily briefing takes place at nine, among people with shirts. I would hold it at half past two, at the linen
  cupboard.

=== question
Where in the world did you feel most welcome, and what did it cost?

In my experience the answers are seldom about stars. There is a kitchen table in them, a name that was
  remembered, soup at an odd time.

People who run houses should hang these answers in the staff room.

What is your place?

=== story
Imagine a family arriving at eleven at night, two hours late, the youngest asleep.

One receptionist asks for passports, explains breakfast, the sauna, the wifi, and where to park.

The other hands over the key: “Third floor. The rest tomorrow. Shall I carry this?”

Both followed the procedure. One of them followed it the next morning, when there was somebody to hear it.

=== case-study
A kitchen with fewer leftovers, in one month and without software.

Where it starts: the bins are full, and everyone has a theory about portions.

The method: one bin for each reason, clear and on wheels. Prepared too much. Came back from the table. Went off
  in the cold room. After a week you can see it from across the kitchen.

Usually it is not the plates. It is the preparation for an evening that was fully booked on Monday and half
  empty on Thursday. So the answer is a call to the guests with a reservation, not a smaller plate.

=== hiring
We are looking for a cook for lunch. Lunch only.

You start at eight and are at home at four. No evenings, no Sundays. There are people who like cooking and also
  like their children, and our trade has lost too many of them.

The menu has six dishes and changes on Monday. You write it with us. On Friday we cook what is left, and it is
  often the best day.

If you have been out of the kitchen for a few years, come anyway.

=== announcement
We no longer take reservations for more than half of the tables.

With every table booked, the neighbours stopped coming. They had learned that there was no point in trying. And
  a bar without neighbours is a waiting room with candles.

So now: half of the tables can be booked, half belong to whoever comes through the door.

You may have to wait for a quarter of an hour. There is something to drink meanwhile, and someone to talk to.
  That was the idea of a bar.
`;
