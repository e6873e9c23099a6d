/* What tests write into everything of one kind, to look for it later. */

/** In everything that says who the person is. */
export const MARK = "Zorglub";
/** In the data kept about them: legal records, and what they wrote to others. */
export const RETAINED = "Conservé";
/** Addresses that the person had before: one with capitals, one with a letter that SQLite's lower() leaves. */
export const FORMER_ADDRESSES = [
  `Jadis-${MARK}@Example.org`,
  `Élodie.${MARK}@example.org`,
] as const;
/** In everything that is another person's own. */
export const OTHERS = "Quidam";
/** In every secret. */
export const SECRET = "Cachotterie";

/** What names a person, all of one mark. */
export const named = (mark: string) => ({ firstName: mark, lastName: mark, phone: mark });
