/** Ids of a kind: a word and the row's rank, twelve characters together. */
export const idsOf = (word: string) => {
  let rank = 0;
  return () => {
    rank += 1;
    return word + String(rank).padStart(12 - word.length, "0");
  };
};
