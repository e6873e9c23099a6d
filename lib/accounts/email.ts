/**
 * An e-mail address as uniqueness and login compare it: composed (NFC), trimmed, in lower case. What
 * the person typed is kept beside it, and shown back.
 */
export function normalizeEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
