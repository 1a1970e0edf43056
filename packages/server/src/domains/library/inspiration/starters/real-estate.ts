export const realEstate = `
=== opinion
A flat is not “flooded with light” if the photograph was taken in June with every lamp on.

Listings are written to bring as many people as possible through the door. Then thirty of them stand in the
  stairwell, and twenty-nine see within a minute that it is not for them.

Write who it is for, and who it is not. “Ground floor, facing the yard, quiet, little sun in winter. Good for
  people who work at night.”

Five will come. Three will want it.

=== how-to
A viewing that helps you decide:

1. Come back at a different time of day, alone.
2. Run the tap, and stand still for two minutes with the windows closed.
3. Ask the neighbour on the stairs what they would change about the house.
4. Look at the meter cupboard and the cellar before the view.
5. Ask what is planned for the empty plot. There always is one.

The kitchen you can replace. The wall you share and the street you live on you cannot.

=== contrarian
The most expensive renovation is the one you do before you have lived there.

On the plan everything is clear: wall out, island in, bath to the north. Then you move in and find out that the
  morning sun falls exactly where the new wardrobe stands.

Live in it for one autumn and one winter with the old kitchen. Put tape on the floor where the wall is to go,
  and see how often you walk through it.

You will spend less, or the same on other things. Both are cheaper than doing it twice.

=== lesson
Tenants do not leave because of the rent rise. They leave because of the tap.

The tap has dripped for five months. There were three mails, one appointment that nobody kept, one that was at
  noon on a Wednesday.

Then comes the letter about the rent, on time and without a mistake.

It is the contrast that makes people look for another flat. An owner who repairs quickly may ask for more. One
  who only writes when he wants something may not.

=== list
What I would want to know about a house before the price:

– How old is the roof, and who says so?
– What does it cost in January?
– Which rooms are used, and which are only there?
– What did the last owners always mean to do and never did?
– Who lives next door, and since when?

The price is a number that follows from these answers. People start with it because it is the only one printed
  in bold.

=== question
What did you overlook when you moved into your present home?

Nearly everyone has something: the school bell, the smell from the bakery which was lovely for a week, the fact
  that there is nowhere to put a pram.

I collect these, because they make a better checklist than any guide.

What is yours?

=== story
Imagine two agents showing the same house.

One praises the garden, the fireplace, the location. The buyers nod and look at the damp spot in the corner.

The other begins in that corner. “This is damp. Here is the quote for the repair, and here is how it came
  about.” Then he goes outside for a call.

The buyers stay for an hour. Somebody who shows you the worst first has nothing left to hide, so you begin to
  look at the rest.

=== case-study
Filling an office building without lowering the rent.

Where it starts: a floor stands empty for months although the area is right. Those who looked say “not quite
  it”.

The step that helps is asking the firms that did not come, and asking about the move instead of the rooms. Then
  you hear about the cabling, the three weeks in which they would pay twice, the lease of the printers.

So the offer becomes a move: rooms ready, first weeks free, one person who sees to it. The rent stays. What was
  in the way was never the rent.

=== announcement
We now publish the service charges of all our houses, per flat and year, next to the rent.

It does not look good everywhere. The old house on the corner is expensive to heat, and now you see it.

But tenants plan with what they pay in all, and we would rather lose somebody at the listing than in the second
  winter.

It also puts pressure on us. Next to the figure stands what we are going to do about it, with a year.

=== hiring
We are looking for a property manager who picks up the phone.

There are many houses and few of us, like everywhere. What we do about it: nobody looks after more buildings
  than they can name the caretakers of. If we take on a new one, we hire first.

You should be able to read a quote, tell a tenant no in a friendly way, and tell an owner yes only when it is
  one.

The first week you walk the houses with the colleague who is retiring. Bring good shoes.
`;
