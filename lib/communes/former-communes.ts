import names from "./former-communes.json" with { type: "json" };

/**
 * Names of communes that became part of another one, by that one's INSEE code: people still write them, and live
 * there. The test makes them of the open data.
 */
export const formerCommunes = (): Readonly<Record<string, readonly string[]>> => names;
