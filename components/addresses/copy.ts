/** The addresses that are proposed under a field. */
export const ADDRESSES = {
  label: "Adresses proposées",
  source: "Propositions de la Base Adresse Nationale.",
  count: (count: number) =>
    count === 0 ? "" : count === 1 ? "Une adresse proposée." : `${count} adresses proposées.`,
} as const;
