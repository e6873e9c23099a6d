/**
 * Says to scripts of public pages that asking who is signed in is worth a call. Its value stands for the
 * account (account-mark.ts): it tells nothing of it and opens nothing. It goes at sign-out, and stays where
 * the session ended otherwise.
 */
export const HINT_COOKIE = "loopimmo.in";

/** Whether a page's cookies (`document.cookie`) say so. */
export function isHinted(cookies: string): boolean {
  return cookies.includes(`${HINT_COOKIE}=`);
}

/** What stands for the account that a page's cookies name; null where nobody signed in, or all signed out. */
export function hintedAccount(cookies: string): string | null {
  const hint = cookies.split("; ").find((each) => each.startsWith(`${HINT_COOKIE}=`));
  return hint?.slice(HINT_COOKIE.length + 1) || null;
}
