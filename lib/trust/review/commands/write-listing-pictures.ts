import type { Transaction } from "../../../platform/db/clients.ts";
import { photoName } from "../copy.ts";
import type { Publishing } from "../published-revision.ts";
import { freePlanPositions } from "../rules.ts";

export async function writeListingPhotos(
  tx: Transaction,
  { propertyId, content: { photos = [], title = "" } }: Pick<Publishing, "propertyId" | "content">,
): Promise<void> {
  const keys = photos.map(({ key }) => key);
  const assets = await tx.mediaAsset.findMany({
    where: { key: { in: keys } },
    select: { key: true, color: true },
  });
  const before = await tx.propertyPhoto.findMany({
    where: { propertyId },
    select: { mediaKey: true, color: true },
  });
  const colors = new Map([
    ...before.map(({ mediaKey, color }) => [mediaKey, color] as const),
    ...assets.map(({ key, color }) => [key, color] as const),
  ]);
  await tx.propertyPhoto.deleteMany({ where: { propertyId } });
  await tx.propertyPhoto.createMany({
    data: photos.map(({ key, alt }, position) => ({
      propertyId,
      position,
      mediaKey: key,
      alt: alt || photoName(title, position),
      color: colors.get(key) ?? null,
    })),
  });
}

/** Plans that are pictures are those of the revision; drawn ones stay where they are. */
export async function writeFloorPlans(
  tx: Transaction,
  { propertyId, content: { floorPlans = [] } }: Pick<Publishing, "propertyId" | "content">,
): Promise<void> {
  await tx.floorPlan.deleteMany({ where: { propertyId, mediaKey: { not: null } } });
  const drawn = await tx.floorPlan.findMany({
    where: { propertyId },
    select: { position: true },
  });
  const free = freePlanPositions(drawn.map(({ position }) => position));
  await tx.floorPlan.createMany({
    data: floorPlans.slice(0, free.length).map(({ key, label }, index) => ({
      propertyId,
      position: free[index] ?? 0,
      mediaKey: key,
      label,
    })),
  });
}
