/** What stands for a person whose account was erased, wherever a name is shown. */
export const ERASED_NAME = { firstName: "Compte", lastName: "supprimé" } as const;
export const ERASED_FULL_NAME = `${ERASED_NAME.firstName} ${ERASED_NAME.lastName}`;

/** What stands for words that the team noted about a person, where it noted something. */
export const ERASED_NOTE = "Mot supprimé avec le compte";

/** What stands for a listing whose seller erased the account, for those who still refer to it. */
export const ERASED_LISTING_TITLE = "Bien retiré";

/** An address that is unique and that nobody can have: the domain is reserved (RFC 2606). */
export function erasedAddress(userId: string): string {
  return `${userId}@anonyme.invalid`;
}
