/**
 * The advisory locks that the site takes on its database: one list, so that no two mean the same number. What else uses
 * that database must take others.
 */
export const ADVISORY_LOCKS = {
  /** Of the program that applies migrations. */
  migrations: 4_803_001,
  /** Of the one transaction that writes. */
  writer: 4_803_002,
  /** Of the process that does the jobs of all. */
  jobs: 4_803_003,
} as const;
