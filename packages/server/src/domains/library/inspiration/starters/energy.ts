export const energy = `
=== contrarian
The cheapest kilowatt-hour is not the one from the roof. It is the one you do not need.

Nobody takes a picture in front of an insulated cellar ceiling. There is no app for it and no neighbour asks. So
  it gets done last.

Yet it works in the night, in winter, without maintenance, and it makes every device you buy afterwards smaller.

First the tap, then the tank, then the roof. It is the right order, and the opposite of the one in which it is
  sold.

=== how-to
Finding out where a building loses energy, with one day and no equipment:

1. Read the meter at ten in the evening and at six in the morning. That is what it uses while nobody is there.
2. Divide it by the year. Be startled.
3. Go through the house at night and listen.
4. Switch off one circuit after the other and look at the meter.
5. Ask the caretaker, who has known for years.

The list from this walk is shorter than any report, and everything on it can be done by Friday.

=== opinion
“The technology is not ready yet” is often said by people who have not asked a fitter.

Go on a site. There they install what was declared impossible in the panel discussion, with a drill and a bad
  mood, because the delivery lacked a bracket.

What holds things up is rarely the technology. It is the form, the grid connection, the date, the second form.

Whoever wants to speed things up should spend less time on stage and more on the form.

=== lesson
People do not save energy because they should. They save it when they can see it.

A yearly bill is a verdict without a reason. It comes in February for something that was done in November.

A simple display in the hall changes more than a leaflet. Suddenly somebody asks why it is high at three in the
  morning. Suddenly it is a game.

If you want others to behave differently, do not send them a reason. Show them a number while they can still
  change it.

=== list
Questions for anyone who wants to sell you a heating system:

– What did you measure in this house, or did you look at the old nameplate?
– How warm does the water have to be on the coldest day?
– What can I do first so that it can be smaller?
– Who comes when it fails on a Sunday?
– May I call somebody for whom you built one two winters ago?

The fifth is the best. Whoever hesitates has answered the other four.

=== question
What was the energy question you could not answer at your own kitchen table?

I have worked in this field for a long time, and at home I was asked: “Is it better to leave it on or to switch
  it off?” It depends, I said. Laughter.

We have a language in which we are right and nobody learns anything.

Which question would you like to have answered in two sentences?

=== story
Imagine a village that wants a wind turbine, and one that does not. They lie next to each other.

In the first, the plan came as a drawing with a date for comments. In the second, it began with a walk: five
  people, a map, the question of where it would disturb the least. It took a year longer.

It is the second that has it now.

One lost a year, the other everything. Time spent before a decision is not a delay. It is part of the
  construction.

=== case-study
A swimming pool that stays open, and how that can work.

Where it starts: the costs rise, and the first idea is to close a day a week. That saves little, since the water
  does not cool down on Tuesdays.

What works is dull: a cover at night, the pumps by demand, the heat of the shower water, half a degree less in
  the large pool and none in the children’s. Each of them alone is a footnote.

The important part is the notice at the entrance, which says what was done, what it brought, and what comes
  next. People accept half a degree from somebody who explains it.

=== hiring
We are looking for an electrician who wants to stop doing one roof after the other in a hurry.

With us you have one site until it is done, including the day when you show the people how everything works. You
  plan the week on Thursday and you plan it with us.

Training is on working days. The van is yours, tidy it as you like.

What we expect: that you say no when something is not safe. Also to us.

=== milestone
The first winter with the new heat network is behind us.

There was one night in January when all of us were awake: outside everything was frozen, inside a valve that had
  not been told. At four the baker called to say that it was warm again. He is always first.

We have learned a lot about valves. And that the phone number on the fridge calms people more than any
  guarantee.

In spring the second street is to be connected. Its people asked us, not the other way round.
`;
