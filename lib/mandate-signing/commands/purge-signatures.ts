import { writer } from "../../platform/db/clients.ts";

/** Deletes what nobody signed in time. @returns how many */
export async function purgeSignatures(now = new Date()): Promise<number> {
  const { count } = await writer().$transaction((tx) =>
    tx.signature.deleteMany({ where: { signedAt: null, expiresAt: { lte: now } } }),
  );
  return count;
}
