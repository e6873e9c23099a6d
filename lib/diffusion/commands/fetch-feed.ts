import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { env } from "../../platform/env.ts";
import { isSameSecret } from "../../platform/keys.ts";
import { receiveFeed } from "./receive-feed.ts";

type AddressTarget = Extract<DiffusionTarget, { kind: "address" }>;

/** A portal's file as it is served: in the alphabet in which it was made. */
interface FetchedFeed {
  bytes: Uint8Array;
  encoding: AddressTarget["encoding"];
}

const served = (file: Uint8Array, encoding: string): FetchedFeed => ({
  bytes: file,
  encoding: encoding as FetchedFeed["encoding"],
});

/**
 * The portal fetches the file that was made last. Which one it is, is read where it is noted: were it another a moment
 * later, homes would be there of which no row knows.
 */
const takeFeed = (portal: string, name: string, now: Date): Promise<FetchedFeed | null> =>
  writer().$transaction(async (tx) => {
    const feed = await tx.diffusionFeed.findFirst({ where: { portal, name } });
    if (!feed?.file || feed.offeredAt === null) return null;
    const { offeredAt, receivedAt, file, encoding } = feed;
    await receiveFeed(tx, { portal, offeredAt, receivedAt }, now);
    return served(file, encoding);
  });

/**
 * The file of a portal that fetches it, for whoever knows its address; notes that it was fetched where
 * `isNoted`: not for a program that asks for its headers alone. A file that was made for another name is not served: its
 * sellers signed for that one.
 * @throws {DomainError} diffusion.not-found, also before the first file
 */
export async function fetchFeed(
  { portal, token, isNoted }: { portal: string; token: string; isNoted: boolean },
  now = new Date(),
): Promise<FetchedFeed> {
  const target = env().DIFFUSION_TARGETS.find(
    (each): each is AddressTarget =>
      each.kind === "address" && each.code === portal && isSameSecret(each.token, token),
  );
  if (!target) throw new DomainError("diffusion.not-found");
  const { name } = target;
  const feed = await reads()
    .selectFrom("DiffusionFeed")
    .select(["file", "encoding", "receivedAt", "offeredAt"])
    .where("portal", "=", portal)
    .where("name", "=", name)
    .executeTakeFirst();
  if (!feed?.file) throw new DomainError("diffusion.not-found");
  const [receivedAt, offeredAt] = [fromDbInstant(feed.receivedAt), fromDbInstant(feed.offeredAt)];
  const isTaken = receivedAt !== null && offeredAt !== null && receivedAt >= offeredAt;
  // Once a file is enough: what is fetched again says nothing new.
  if (!isNoted || isTaken) return served(feed.file, feed.encoding);
  const taken = await takeFeed(portal, name, now);
  if (taken === null) throw new DomainError("diffusion.not-found");
  return taken;
}
