/** The package brings no types: what holidays.ts uses of it. */
declare module "@socialgouv/jours-feries" {
  /** The holidays of a year by their names, each at midnight of the machine's own zone. */
  export default function holidaysOf(
    year: number,
    options?: { alsace: boolean },
  ): Record<string, Date>;
}
