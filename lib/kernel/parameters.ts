/** The parameters of an address, as a page gets them. */
export type Parameters = Record<string, string | string[] | undefined>;

/** A parameter's one value; null where there is none, or several. */
export function textOf(value: string | string[] | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** A parameter that names one of these values; the first of them for anything else. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  value: unknown,
): Values[number] {
  return values.find((known) => known === value) ?? values[0];
}
