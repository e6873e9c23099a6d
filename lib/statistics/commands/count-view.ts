import { randomBytes } from "node:crypto";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import { civilDay } from "../../kernel/time.ts";
import { batched } from "../../platform/batch.ts";
import { writer } from "../../platform/db/clients.ts";
import { reads } from "../../platform/db/read.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { once } from "../../platform/once.ts";
import type { Actor } from "../../policy/actor.ts";
import { isAutomated } from "../rules.ts";
import { deleteViewersBefore } from "./purge-viewers.ts";

/** Where a view comes from: nothing of it is stored. */
interface Viewer {
  network: string;
  userAgent: string | null;
  prefetch: boolean;
  /** Who is signed in. */
  actor: Actor | null;
}

interface View {
  listingId: string;
  day: string;
  hash: string;
}

const findListing = (id: string) =>
  reads()
    .selectFrom("Property")
    .select(["status", "sellerId", "ambassadorId"])
    .where("id", "=", id)
    .executeTakeFirst();

const findSalt = (day: string) =>
  reads().selectFrom("ViewSalt").select("salt").where("day", "=", day).executeTakeFirst();

async function isCounted(day: string, hash: string): Promise<boolean> {
  const viewer = await reads()
    .selectFrom("ListingViewer")
    .select("day")
    .where("day", "=", day)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return viewer !== undefined;
}

/**
 * The day's salt, drawn at its first view: the salts and hashes of earlier days are then deleted,
 * so that no hash can be compared with anybody any more. In a row, for a restart and several
 * processes.
 */
async function daySalt(day: string): Promise<string> {
  const known = await findSalt(day);
  if (known) return known.salt;
  return writer().$transaction(async (tx) => {
    await deleteViewersBefore(tx, day);
    const salt = randomBytes(32).toString("base64url");
    const { salt: drawn } = await tx.viewSalt.upsert({
      where: { day },
      create: { day, salt },
      update: {},
    });
    return drawn;
  });
}

/** Counts those views of a batch that are the first of their visitor, listing and day. */
async function writeViews(views: readonly View[]): Promise<void> {
  await writer().$transaction(async (tx) => {
    const counted = new Map<string, { listingId: string; day: string; views: number }>();
    for (const { listingId, day, hash } of views) {
      const fresh = await tx.$executeRaw`INSERT INTO "ListingViewer" ("day", "hash")
        VALUES (${day}, ${hash}) ON CONFLICT ("day", "hash") DO NOTHING`;
      if (fresh === 0) continue;
      const key = `${listingId} ${day}`;
      const before = counted.get(key)?.views ?? 0;
      counted.set(key, { listingId, day, views: before + 1 });
    }
    for (const { listingId, day, views: added } of counted.values()) {
      // In SQL: the client would also say that the listing was edited.
      await tx.$executeRaw`UPDATE "Property" SET "viewCount" = "Property"."viewCount" + ${added}
        WHERE "id" = ${listingId}`;
      await tx.$executeRaw`INSERT INTO "PropertyDay" ("propertyId", "day", "views")
        VALUES (${listingId}, ${day}, ${added})
        ON CONFLICT ("propertyId", "day") DO UPDATE SET "views" = "PropertyDay"."views" + excluded."views"`;
    }
  });
}

/** However many look at listings, the write lock is taken four times a second for it. */
const BATCH = { pauseMs: 250, most: 200 };

const addView = (view: View) =>
  once("audience.views", () => batched<View>(writeViews, BATCH))(view);

/**
 * Counts a view of a listing, once a visitor and civil day. A visitor is what the network and the
 * browser's name hash to, with the day's salt and a key that is not in the database, for this listing
 * alone. Its seller, its looper, crawlers, prefetches and what is sold count for nothing.
 * @throws {DomainError} listing.not-found for a listing without a public page.
 */
export async function countView(
  { listingId }: { listingId: string },
  { network, userAgent, prefetch, actor }: Viewer,
  now = new Date(),
): Promise<void> {
  const listing = isId(listingId) ? await findListing(listingId) : undefined;
  if (!listing || !isPublicStatus(listing.status)) throw new DomainError("listing.not-found");
  const { status, sellerId, ambassadorId } = listing;
  const isOwn = actor !== null && [sellerId, ambassadorId].includes(actor.userId);
  if (status === "sold" || isOwn || prefetch || isAutomated(userAgent)) return;
  const day = civilDay(now);
  const salt = await daySalt(day);
  const hash = keyedHash("view", JSON.stringify([salt, listingId, network, userAgent]));
  if (await isCounted(day, hash)) return;
  await addView({ listingId, day, hash });
}
