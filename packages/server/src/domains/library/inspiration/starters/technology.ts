export const technology = `
=== contrarian
Most rewrites are a way to avoid talking to the person who wrote the first version.

The old code looks strange because it remembers things nobody wrote down: the customer with two accounts, the
  export that must run before midnight, the field that means something else in one country.

A rewrite forgets all of it on the first day and learns it again over a year, one angry message at a time.

Before you start over, read the code with someone who was there. Write down every odd branch and why it exists.
  Then decide. Often what you wanted was not a rewrite but an explanation.

=== how-to
A good bug report takes five minutes and saves an afternoon. Five lines are enough:

1. What I did, step by step, from a fresh start.
2. What I expected to happen.
3. What happened instead, with the exact message.
4. Where: browser, device, account, time.
5. Whether it happens every time.

Leave out the theory. A guess about the cause sends the reader to the wrong file with great confidence.

If you can only write one line, write the first one. Everything else can be found out from there.

=== opinion
A feature flag without an end date is a second product that nobody is maintaining.

Every flag doubles the number of systems you run. Someone will hit the combination you never tested, and it will
  be the customer who matters most that week.

Put two things into every flag on the day you make it: the name of the person who removes it, and the date. When
  the date passes, the flag breaks the build.

It feels harsh for about a month. Then people stop making flags they do not need.

=== lesson
The outage is rarely the problem. The silence during the outage is.

People can plan around “the export is down, we will write again at three”. They cannot plan around a spinning
  wheel and a status page that says everything is fine.

So write the update before you have the answer: what is affected, what still works, when you will write next.
  Then write at that time, even if the news is that there is none.

Trust is not lost when a system fails. It is lost when the customer finds out before you tell them.

=== list
Questions I would ask before adding a dependency:

– What would we write ourselves if it did not exist, and how long is that really?
– Who maintains it, and what happens on the day they stop?
– How many other packages arrive with it?
– Can we remove it in a day if we have to?
– Does it sit at the edge of our system or in the middle of it?

The last one decides. A library at the edge is a tool. One in the middle is a colleague you cannot let go.

=== question
If you joined your own team tomorrow, how long until you could ship a one-word change?

Not a feature. A typo on a page, live, for real users.

The answer tells you more about the state of engineering than any survey: accounts, access, setup, tests that
  fail on a clean checkout, the one person who knows how to deploy.

Where did a new colleague get stuck last time on your team?

=== story
Picture two engineers with the same slow page.

The first opens the profiler and makes the query twice as fast by Thursday. Good work, nicely documented.

The second sits next to someone who uses the page. It turns out they open it forty times a day to check a single
  number. She puts the number into the header. By Tuesday nobody opens the page any more.

Both solved it. Only one of them asked what the page was for.

=== case-study
What a small team can learn from deleting a settings page.

The starting point: every disagreement in planning ended with “let us make it a setting”. The page had three
  tabs, and support spent their mornings explaining it.

What helps: look at what people really chose. Where nearly everyone picked the same value, that value becomes
  the behaviour and the switch goes. Where people split, ask why, because there are two kinds of customers in
  there.

What is left is a short page on which every line is a real choice. And planning has to end with a decision.

=== announcement
We have stopped estimating in hours.

Not because estimates are evil. Because the number was wrong in the same direction every time, and everyone
  upstairs had learned to multiply it.

From now on a piece of work is either small enough to finish this week or it is cut until it is. There is no
  third size.

If you work with us: you will hear fewer dates, and the ones you hear will hold.

=== hiring
We are looking for an engineer who likes old code.

The honest version of the job: a system that earns the money, written by people who have left, with tests in
  some places and luck in others. You would be making it boring. Step by step, with users on it all day.

You would suit this if you get more pleasure from deleting a thousand lines than from writing them, and if you
  ask why before you ask how.

We will show you the worst file in the first conversation. Bring questions.
`;
