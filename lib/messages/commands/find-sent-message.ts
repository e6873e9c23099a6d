import type { Transaction } from "../../platform/db/clients.ts";

/** The message that was sent under that name already; null where none was. */
export async function findSent(
  tx: Transaction,
  authorId: string,
  clientKey: string | undefined,
): Promise<{ id: string; conversationId: string } | null> {
  if (clientKey === undefined) return null;
  return tx.message.findUnique({
    where: { authorId_clientKey: { authorId, clientKey } },
    select: { id: true, conversationId: true },
  });
}
