/**
 * Says to scripts of public pages that asking who is signed in is worth a call. It tells nothing and
 * opens nothing.
 */
export const HINT_COOKIE = "loopimmo.in";

/** Whether a page's cookies (`document.cookie`) say so. */
export function isHinted(cookies: string): boolean {
  return cookies.includes(`${HINT_COOKIE}=`);
}
