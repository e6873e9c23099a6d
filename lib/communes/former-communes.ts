import names from "./former-communes.json" with { type: "json" };

/**
 * Names of communes that became part of another one, by that one's INSEE code: people still write them, and live
 * there. Made of the open data by scripts/db/reference/gazetteer.ts, whose test holds the two together.
 */
export const formerCommunes = (): Readonly<Record<string, readonly string[]>> => names;
