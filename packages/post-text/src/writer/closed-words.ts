/**
 * Every word the writer may put into a post that its brief does not hold: subjects and small verbs a note left out, the words of
 * 'before' and 'after', the person turned to the reader, its answers to what it asks, and its closing questions. Verbs of the brief may also come in their plain form (`baseOf`). None states a fact.
 */
export const CONNECTIVES: ReadonlySet<string> = new Set(
  (
    "i we it a an the think so not ever long many tell which when why this that did does team i'm we're am are is was went go from to before after later and what about how has have this happened your you yours yourself you're would do " +
    'than more less hour hours minute minutes second seconds week weeks month months'
  ).split(' '),
);
