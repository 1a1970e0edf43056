/** Whatever in the briefs is a slip or shorthand, with what it means: read by a person, not made by the rules that put it right. */
export const MENDED: ReadonlyMap<string, string> = new Map(
  (
    "bc:because shouldve:should_have im:i'm dont:don't recieved:received alot:a_lot definately:definitely didnt:didn't shoud:should " +
    'befor:before luanched:launched webiste:website todya:today tok:took monhts:months lodaing:loading secnods:seconds thnaks:thanks ' +
    "everone:everyone tesetd:tested metings:meetings collegue:colleague scirpt:script teh:the ppl:people becuase:because wher:where evrything:everything tryed:tried beeing:being lissen:listen forgott:forgot imo:in_my_opinion u:you cant:can't w:with_without y:yesterday"
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [typed = '', meant = ''] = pair.split(':');
      return [typed, meant.replaceAll('_', ' ')];
    }),
);
