import { civilDay } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";

/** What recognised the visitors of the days before that one. */
export async function deleteViewersBefore(tx: Transaction, day: string): Promise<void> {
  const past = { where: { day: { lt: day } } };
  await tx.viewSalt.deleteMany(past);
  await tx.listingViewer.deleteMany(past);
}

/** Views of the past days leave nothing: called every day, for a site that nobody visits. */
export async function purgeViewers(now = new Date()): Promise<void> {
  await writer().$transaction((tx) => deleteViewersBefore(tx, civilDay(now)));
}
