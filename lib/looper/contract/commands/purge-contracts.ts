import { writer } from "../../../platform/db/clients.ts";

/** Deletes the contracts whose code was never typed in time. @returns how many */
export async function purgeContracts(now = new Date()): Promise<number> {
  const { count } = await writer().$transaction((tx) =>
    tx.agencyContract.deleteMany({ where: { signedAt: null, expiresAt: { lte: now } } }),
  );
  return count;
}
