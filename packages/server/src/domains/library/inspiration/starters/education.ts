export const education = `
=== contrarian
The best question in a lesson is one the teacher cannot answer.

Most questions in a classroom are tests in disguise. The teacher knows, the class knows that the teacher knows,
  and a few hands go up to get it over with.

A real question changes the room. “Why do you think they signed it?” “What would you have measured?” Nobody can
  look at the teacher’s face for the answer.

One of these per lesson is enough. It takes courage the first time, mostly to stand the silence.

=== how-to
Giving feedback on a piece of work so that it gets used:

1. Say what works and quote the place.
2. Name one thing to change. One.
3. Show what it could look like in a single sentence.
4. Give time to do it now, in the lesson.
5. Read only that sentence again.

Feedback at the end of a piece of work is a verdict. Feedback in the middle is teaching. A red page that comes
  with the mark has missed its moment.

=== lesson
Training does not fail in the seminar room. It fails on the Monday after.

In the room everyone is motivated. Then come two hundred mails, the old form, and a manager who was not there
  and asks what took so long.

So plan Monday first. What exactly will this person do differently, in which task, and who will notice? If
  nobody can name it, the course can wait.

A single changed habit is worth more than three days of good intentions with lunch.

=== opinion
Children do not need to be prepared for the jobs of the future. Nobody knows them.

They need things that have been useful in every job so far: to read something difficult and say what it means,
  to explain a thought to someone who disagrees, to finish what became boring, to ask for help in time.

None of it is new, and none of it needs a device. It needs adults with time, and a school day that is not cut
  into pieces of three quarters of an hour.

We talk about the future so much because the present is expensive.

=== list
What students read from a slide with eight bullet points:

– The first.
– A word in the third that they do not know.
– The clock.

What they take from one picture and a question: more than you planned.

If a slide can be understood without you, send it as a mail. If it cannot be read while you speak, it is not a
  slide but a document. What is left is a surprisingly short talk.

=== question
What did a teacher once say to you that you still remember?

I have asked many people. Hardly anyone quotes a fact. They remember a sentence said in passing: “You could do
  that for a living.” Or the opposite.

It makes me careful about what I say while packing my bag.

Which sentence stayed with you?

=== story
Imagine a boy who hands in an empty sheet. The teacher could write a mark on it. She writes: “Tell me the first
  sentence. I will write it down.”

He says one. She writes it in the middle of the page and goes to the next desk. When she comes back, there are
  four.

The blank page was never about not knowing. It was about the first sentence having to be good.

It is a fine trick for adults, too. Have someone else write your first sentence.

=== case-study
A staff meeting that ends on time, and how to get there.

Where it starts: ninety minutes on a Thursday afternoon, most of them announcements, the important point at ten
  to six.

What helps is a simple cut. Everything that is information goes out in writing the day before. The meeting has
  one question, announced beforehand, and a person who leads it. It opens with five minutes of silence to write
  down one’s own view.

The silence is what people mock first and defend later. It gives a voice to those who do not speak first.

=== announcement
Our school is trying out a term without marks in two subjects.

Work will be commented on as before, in more detail even. At the end of term there is a mark, because there has
  to be one. But not under each text.

The reason is simple: where there is a mark, nobody reads the comment.

We do not know whether it works. We will ask the pupils, the parents and ourselves in January and write down
  what we found, also if it was a bad idea.

=== milestone
The reading room has been open every day for one school year.

It began with two armchairs that somebody wanted to throw away and a rule: no one asks what you are reading.

On the first days nobody came. Then came those who had nowhere to go at lunch. Now there is a queue for the
  chair by the window.

We did not raise reading scores, or perhaps we did, we have not looked. We have a place where it is normal to
  sit with a book. That was the plan.
`;
