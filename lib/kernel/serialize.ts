declare const contents: unique symbol;

/** A value of JSON on its way to a client component, as one text. */
export type Serialized<T> = string & { readonly [contents]: T };

/**
 * The text of what a screen shows. React reads and writes a component's properties value by value, twice
 * on the server alone: for a page of results one text costs a tenth of that (decision 0020).
 */
export function serialize<T>(value: T): Serialized<T> {
  return JSON.stringify(value) as Serialized<T>;
}

/** The value of such a text: equal to what was serialized where it is made of JSON's own kinds of values. */
export function parse<T>(serialized: Serialized<T>): T {
  return JSON.parse(serialized) as T;
}
