import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { env } from "../../platform/env.ts";
import { isSameSecret } from "../../platform/keys.ts";

type AddressTarget = Extract<DiffusionTarget, { kind: "address" }>;

/**
 * The file of a portal that fetches it, for whoever knows its address; notes that it was fetched.
 * @throws {DomainError} diffusion.not-found, also before the first file
 */
export async function fetchFeed(
  { portal, token }: { portal: string; token: string },
  now = new Date(),
): Promise<{ bytes: Uint8Array; encoding: AddressTarget["encoding"] }> {
  const target = env().DIFFUSION_TARGETS.find(
    (each): each is AddressTarget =>
      each.kind === "address" && each.code === portal && isSameSecret(each.token, token),
  );
  if (!target) throw new DomainError("diffusion.not-found");
  return writer().$transaction(async (tx) => {
    const feed = await tx.diffusionFeed.findUnique({ where: { portal }, select: { file: true } });
    if (!feed?.file) throw new DomainError("diffusion.not-found");
    await tx.diffusionFeed.update({ where: { portal }, data: { fetchedAt: now } });
    return { bytes: feed.file, encoding: target.encoding };
  });
}
