/** What a form of ticked rows leads to, by how many it was done with. @param say the sentence of an outcome */
export const tickedDone =
  <Outcome extends { done: number }>(say: (outcome: Outcome) => string) =>
  (outcome: Outcome) => ({ message: say(outcome), isNothing: outcome.done === 0 });
