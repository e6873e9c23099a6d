/** Where somebody lives, in one line; null where their profile lacks a part. */
export function addressLine(
  ...[street, postalCode, city]: readonly [string | null, string | null, string | null]
): string | null {
  const parts = [street, postalCode, city].map((part) => part?.trim() ?? "");
  return parts.includes("") ? null : `${parts[0]}, ${parts[1]} ${parts[2]}`;
}
