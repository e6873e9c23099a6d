import { readSignedToken, signToken } from "../platform/signed-token.ts";

/*
 * The link of the mail that asks somebody without account for their signature: which document, and whose signature,
 * signed. Whoever has it reads that document; to sign it takes a code that is sent to the same address.
 */

const LABEL = "loopimmo.signature.v1";

/** The signed value that opens a document to one of its parties, safe in an address. */
export const signatureToken = (signatureId: string, position: number): string =>
  signToken(LABEL, [signatureId, String(position)]);

/** The document and the party of a signed value; null where it is forged, cut, or no text at all. */
export function readSignatureToken(
  token: unknown,
): { signatureId: string; position: number } | null {
  const [signatureId, position] = readSignedToken(LABEL, token) ?? [];
  if (signatureId === undefined) return null;
  return { signatureId, position: Number(position) };
}
