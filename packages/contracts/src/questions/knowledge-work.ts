export const knowledgeWork = `
= Technology
# specialist
story: Which bug took you longest to find, and what was the one-line fix?
opinion: Which tool does everyone on your team use that you would drop tomorrow?
lesson: What did you rewrite from scratch that you should have left alone?
how-to: How do you get a new developer to their first merged change, hour by hour?
contrarian: Where did adding tests make your code worse?
# leader
story: What happened in your last incident between the first alert and the apology to customers?
list: What has to be true before you let anything ship on a Friday?
opinion: When did an estimate that everyone laughed at turn out to be right?
# founder
case-study: Which feature did you build for one customer, and did you ever regret it?
story: How did you tell your first ten users that the price was going up?
lesson: What did you believe about your market when you wrote the first line of code?
# sales
question: What does a prospect ask just before you know the deal is lost?
how-to: How do you demo a product honestly when the best part is not finished?
# marketing
lesson: Which launch did nobody notice, and what did you do the week after?
# operations
case-study: What did you switch off in your cloud account, and what happened to the bill?
# people
opinion: Which interview exercise tells you most about an engineer, and which tells you nothing?
# independent
how-to: How do you hand over a system so that the client never has to call you again?
# seeker
story: Which side project do you bring up in interviews, and what does it show that your CV cannot?

= Marketing and Advertising
# specialist
story: Which headline won a test that the whole team would have bet against?
lesson: What did you learn from reading 50 customer reviews word by word?
opinion: Which metric in your weekly report has never changed a decision?
how-to: How do you brief a designer so that the second version is the last one?
contrarian: What do you no longer post, although it still gets likes?
# leader
story: When did you stop a campaign that was already paid for?
case-study: Where did you move budget from and to this year, and what followed?
list: Which questions have to be answered before you approve a rebrand?
# founder
story: Who was your agency’s first client, and how far did you undercharge?
lesson: Which client did you have to let go, and how did you say it?
# sales
how-to: How do you pitch against a cheaper agency without mentioning them?
question: What do clients really mean when they say they want to go viral?
# marketing
opinion: Which best practice from your first job would you forbid today?
story: When did sales and marketing in your company finally agree on what a lead is?
# operations
how-to: How many approvals does one advert need where you work, and which did you remove?
# people
lesson: What does a portfolio show you in the first minute, and what does it hide?
# independent
story: How did you set the price of your first retainer?
# seeker
case-study: Which result from your last job can you explain without a single percentage?

= Finance
# specialist
story: Which small number on a balance sheet told you the whole story?
lesson: What mistake in a spreadsheet taught you to build them differently?
opinion: Which ratio do people quote most and understand least?
how-to: How do you explain cash flow to someone who only looks at profit?
contrarian: When is it right to keep more cash than any adviser recommends?
# leader
story: How did your team survive a month-end with two people missing?
list: Which five questions do you put to a budget before you sign it?
case-study: What changed when you closed the books three days earlier?
# founder
story: What did your first investor or lender ask that you could not answer?
lesson: Which expense did you defend for years and then cut in an afternoon?
# sales
question: What are clients most ashamed to ask you about money?
how-to: How do you tell a client that they cannot afford what they want?
# marketing
opinion: What would financial advertising look like if a 15-year-old had to understand it?
# operations
case-study: Which manual step did you take out of invoicing, and who noticed?
# people
lesson: How do you find out in an interview whether someone will speak up about a wrong figure?
# independent
story: What is in the shoebox of receipts that a new client brings you?
how-to: How do you bill for advice that took ten minutes and ten years?
# seeker
opinion: Which part of your exams have you used at work, and which never?

= Consulting
# specialist
story: Which slide did a client frame, and which did they tear up?
lesson: When was the answer in the very first interview, and why did it take six weeks to believe it?
opinion: Which framework have you stopped drawing on whiteboards?
how-to: How do you interview someone who fears for their job?
contrarian: When should a company not hire a consultant?
# leader
story: How did you rescue a project whose sponsor had left?
list: Which kick-off questions tell you what a project is really about?
# founder
lesson: Which piece of work did you accept for the money, and what did it cost you?
case-study: How did you turn a one-off project into work that repeats?
story: What did your first proposal look like, and what would you cut from it now?
# sales
question: What does a client say when the budget is already gone?
how-to: How do you raise your day rate with someone who knows the old one?
# marketing
opinion: Has anybody ever read one of your white papers to the end, and what kept them?
# operations
how-to: How does what one project team learned reach the next one?
# people
lesson: What do you tell a new analyst on the first evening in a hotel?
# independent
story: What did you do in your first month without a client?
case-study: Which of your recommendations was carried out, and how did it look a year later?
# seeker
opinion: What do case interviews reward that the job does not?

= Legal
# specialist
story: Which clause did nobody read until it mattered?
lesson: What did you learn from losing a case you thought was safe?
how-to: How does a 40-page contract become five minutes that a founder can follow?
opinion: Which legal phrase would you replace with plain words tomorrow?
contrarian: When is a handshake better than a contract?
# leader
story: How did your firm decide what a machine may draft and what it may not?
case-study: What happened when you stopped billing one kind of work by the hour?
# founder
lesson: What did running your own practice teach you about your former employer?
story: Who sent you your first matter, and why you?
# sales
question: What do people search for the night before they call a lawyer?
how-to: How do you talk about fees in the first conversation?
# marketing
opinion: Can a law firm have a sense of humour in public?
# operations
case-study: Which document used to take your team longest, and what did a template save?
list: What should somebody bring to their first appointment with you?
# people
lesson: Why did a promising associate leave, and what did you change afterwards?
# independent
how-to: How do you advise against a plan that is perfectly legal?
# seeker
opinion: Which part of legal training should move into the first month?
story: What did sitting in a courtroom for a week teach you that a textbook had not?
`;
