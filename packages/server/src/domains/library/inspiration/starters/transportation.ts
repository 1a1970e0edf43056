export const transportation = `
=== contrarian
Passengers do not hate delays. They hate waiting without knowing what for.

Ten minutes with an explanation are shorter than five without one. Everybody who has sat in a stationary train
  knows it.

Still the announcement says “due to operational reasons”. It means nothing, it is wrong in no case, and it makes
  everyone angry.

“A tree is on the line, somebody is on the way with a saw, we will know more at half past.” Nobody claps. But
  they put their phones down and look out of the window.

=== how-to
Planning a delivery round that drivers do not curse:

1. Let a driver draw it.
2. Ask which yards cannot be entered in the morning.
3. Plan the break as a stop, with a place and a toilet.
4. Leave one gap before noon. Something will come.
5. Ask again after a week.

The program knows the distances. It does not know the school, the one-way street during the market, the customer
  who likes to talk. You need both, in this order.

=== opinion
The last mile is not a technical problem. It is a doorbell.

Robots, drones, lockers: each has its film. Meanwhile somebody stands in front of a house with forty names, no
  floor, and a parcel that needs a signature.

What would help: readable numbers, a place to stop, a neighbour who accepts it, a note that says “third floor,
  ring long”.

It is not the future. It is a screwdriver and a label maker. One could begin tomorrow.

=== lesson
An empty return trip is a phone call nobody made.

The lorry goes there full and comes back empty, because the one who plans the way there goes home before the way
  back begins.

There are platforms for that. They help. What helped more in the firms I know of is that two competitors gave
  each other a number: “We are at your place on Thursdays with half a load. Do you have something?”

It is not a sharing economy. It is two dispatchers who like each other.

=== list
What you can tell about a haulier from the yard:

– Whether the tyres stand in a row.
– Whether the drivers greet the boss first, or the boss them.
– Whether there is a shower, and a bolt on the door.
– Whether the defects book is filled in, in different hands.
– Whether someone looks up when you drive in.

Ask for the price afterwards. You will understand it better.

=== question
What would make you leave the car at home tomorrow? Just for tomorrow.

I hear big answers when I ask that: tickets, networks, cities. Then small ones: a roof at the stop. A bus that
  also comes at nine in the evening. Somewhere to put the shopping.

The small ones could be had this year.

What would it be for you?

=== story
Imagine a bus driver who waits twenty seconds. He has seen somebody run.

The timetable does not allow it. In the log there are twenty seconds, in red. On the bus, thirty people who were
  sitting comfortably saw it, and one who is out of breath says thank you.

The next day somebody in the office will ask about the twenty seconds. I hope it is somebody who travels by bus.

=== case-study
Fewer damages in a warehouse: where to begin.

Where it starts: a lot is broken, there is a poster about care, and a list of who broke what.

The list is the problem. As long as there is one, things are pushed to the back of the shelf. Put away the list
  for a month. Instead, everything broken goes on a table in the middle of the hall, with a note: where, when, how
  packed.

Within days you can see it: one corner, one type of pallet, one hour. You move the corner. The poster can stay.
  It was not the cause.

=== hiring
We are looking for train drivers, and we begin with the shifts.

They start early, they end late, and sometimes both in one week. We cannot do anything about that. What we can
  do: the roster is out six weeks ahead, swaps are made by yourselves in the app, and no one calls you on a day
  off. No one.

You see the sun rise over fields that nobody else sees like this.

Training takes most of a year and is paid from the first day. You need no previous knowledge, but you should
  like being alone.

=== milestone
Our cargo bikes have been in the city for two years.

At the beginning they were for the newspaper. Then a florist asked, then a laboratory, and then the florist
  asked whether we might also take vases.

What we underestimated: rain, tram rails, kindness. People hold doors open for a bike that they would slam in
  front of a van.

What we overestimated: the batteries. We have more of them now, and a drying room. If you want to do the same,
  come by. We will tell you what we would not do again.
`;
