/** What is wrong with a field in which one commune is named. */
export const PLACE_PROBLEMS = {
  unknown: "Nous ne connaissons pas cette commune. Essayez son code postal.",
  several: (names: string) =>
    `Plusieurs communes répondent à ce nom : ${names}. Ajoutez le département, par exemple « (35) ».`,
} as const;
