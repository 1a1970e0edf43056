export const finance = `
=== contrarian
A budget is not a promise. Treat it as one and you will get exactly the wrong behaviour.

When the number is a promise, people ask for more than they need in autumn and spend what is left in December.
  Everyone knows. Everyone does it, because the alternative is less next year.

A budget is a guess made early with little information. The useful question each month is not “did we hit it”
  but “what did we believe then that we no longer believe”.

Write that down. It is the only part of variance analysis that makes next year better.

=== how-to
How to present numbers to people who do not live in spreadsheets:

1. Say the conclusion first, in one sentence without a figure.
2. Show the one number that supports it, next to what you expected.
3. Say what changed and why, in words.
4. Say what you would do, and what it would cost not to.
5. Stop. Let them ask for the table.

If the table comes first, the first question will be about a cell in row 14, and you will never get to your
  point.

=== lesson
Profit tells you whether the business is a good idea. Cash tells you whether you will be there to enjoy it.

A growing company can run out of money in its best quarter: stock paid for in March, invoices sent in May,
  customers paying in August.

The cure is dull. A forecast by week for the next three months, kept by someone who phones about overdue
  invoices, and a line that says how low the balance may go before you slow down.

Draw that line when you are calm. You will not draw it well later.

=== opinion
Late payment is not an administrative detail. It is a loan that you did not agree to give.

We talk about payment terms as if they were weather. Yet the invoice goes out a week late, with a wrong order
  number, to an address nobody reads. Then we are surprised.

Send it on the day the work is done. Ask before you start who approves it and which number it needs. Remind
  kindly one day before it is due, not ten days after.

The best credit control happens before there is anything to collect.

=== list
Before you sign off a business case, look for these:

– A cost that stops at the end of the project although the thing keeps running.
– A saving of half a person. Which half?
– Benefits that begin the month after go-live.
– The option “do nothing”, with its real cost.
– The assumption that, if wrong, sinks the rest. There is always one.

Find the last one and spend your time there. The rest is decoration.

=== question
Which report do you produce that nobody would miss?

Every finance team has one. Somebody asked for it once, for a question that has been answered since. It still
  takes a morning each month.

A simple experiment: send it a week late and see who notices.

What was the last report you stopped, and did anyone ask for it back?

=== story
Say two founders get the same advice: raise your prices.

The first sends a letter about rising costs and apologises in the second line. Customers hear the apology and
  begin to negotiate.

The second writes to explain what has got better in the past year, names the new price, and gives a date from
  which it counts. Some leave. Those who stay had been paying too little for some time and knew it.

The increase was the same. One asked for forgiveness, the other for a decision.

=== case-study
Closing the books faster, without anyone working later.

Where many teams start: the close takes two weeks, most of it waiting. Waiting for a statement, for an approval,
  for the one person who knows the accrual.

What to do: for one month, write next to each task how long it took and how long it waited. The waiting is
  nearly always the larger number. Then move whatever does not need the month’s end to before it: recurring
  entries, reconciliations up to the 20th, questions to suppliers.

The work is the same. It is only no longer done in the same three days.

=== announcement
We have changed who may approve small spending: everyone.

Up to an amount that would not worry us if it were lost, people now buy what they need and say why in one line
  that the whole company can read.

We spent more time approving these purchases than they cost. And the approval never caught anything, because
  nobody looks closely at the twentieth request of the day.

Being read by colleagues turns out to be a better control than a signature.

=== milestone
Our first year with a real forecast is over, and the forecast was wrong.

It was wrong about the summer, wrong about one large customer and right about costs, which is the part we
  control.

But each month we wrote down what we had believed and what happened. Twelve short pages. Reading them in a row
  is humbling and more useful than any course: we are always too early with revenue and too late with hiring.

Next year’s forecast will be wrong as well. We hope in new ways.
`;
