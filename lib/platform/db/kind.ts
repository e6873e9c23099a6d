/** The databases that the site runs on. */
export const DATABASE_KINDS = ["sqlite", "postgresql"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** Which database an address leads to. */
export function databaseKind(url: string): DatabaseKind {
  return url.startsWith("postgresql:") ? "postgresql" : "sqlite";
}
