import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { env } from "../../platform/env.ts";
import { isSameSecret } from "../../platform/keys.ts";

type AddressTarget = Extract<DiffusionTarget, { kind: "address" }>;

/**
 * The file of a portal that fetches it, for whoever knows its address; notes that it was fetched where
 * `isNoted`: not for a program that asks for its headers alone.
 * @throws {DomainError} diffusion.not-found, also before the first file
 */
export async function fetchFeed(
  { portal, token, isNoted }: { portal: string; token: string; isNoted: boolean },
  now = new Date(),
): Promise<{ bytes: Uint8Array; encoding: AddressTarget["encoding"] }> {
  const target = env().DIFFUSION_TARGETS.find(
    (each): each is AddressTarget =>
      each.kind === "address" && each.code === portal && isSameSecret(each.token, token),
  );
  if (!target) throw new DomainError("diffusion.not-found");
  const feed = await reads()
    .selectFrom("DiffusionFeed")
    .select(["file", "fetchedAt", "deliveredAt"])
    .where("portal", "=", portal)
    .executeTakeFirst();
  if (!feed?.file) throw new DomainError("diffusion.not-found");
  const [fetchedAt, deliveredAt] = [fromDbInstant(feed.fetchedAt), fromDbInstant(feed.deliveredAt)];
  // Once a file is enough: what is fetched again says nothing new.
  if (isNoted && (fetchedAt === null || deliveredAt === null || fetchedAt < deliveredAt)) {
    await writer().$transaction((tx) =>
      tx.diffusionFeed.updateMany({ where: { portal, deliveredAt }, data: { fetchedAt: now } }),
    );
  }
  return { bytes: feed.file, encoding: target.encoding };
}
