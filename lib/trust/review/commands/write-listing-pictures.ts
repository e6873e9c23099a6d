import type { Transaction } from "../../../platform/db/clients.ts";
import { namedRooms, roomPosition } from "../../../revisions/rooms.ts";
import { photoName } from "../copy.ts";
import type { Publishing } from "../published-revision.ts";

type Home = Pick<Publishing, "revisionId" | "propertyId" | "content">;

/** By picture, the colour that is shown while it loads. */
async function colorsOf(
  tx: Transaction,
  { revisionId, propertyId, content: { photos = [] } }: Home,
): Promise<Map<string, string | null>> {
  const assets = await tx.mediaAsset.findMany({
    where: { key: { in: photos.map(({ key }) => key) } },
    select: { key: true, color: true },
  });
  // The listing itself, and the withdrawn one that it follows.
  const property = { OR: [{ id: propertyId }, { relistings: { some: { id: revisionId } } }] };
  const before = await tx.propertyPhoto.findMany({
    where: { property },
    select: { mediaKey: true, color: true },
  });
  return new Map([
    ...before.map(({ mediaKey, color }) => [mediaKey, color] as const),
    ...assets.map(({ key, color }) => [key, color] as const),
  ]);
}

/** Writes the rooms of a home, its photos, which may name one of them, and its plans, instead of those it had. */
export async function writeListingPictures(tx: Transaction, home: Home): Promise<void> {
  const {
    propertyId,
    content: { photos = [], floorPlans = [], title = "" },
  } = home;
  const colors = await colorsOf(tx, home);
  const rooms = namedRooms(home.content);
  const where = { propertyId };
  await tx.propertyPhoto.deleteMany({ where });
  await tx.room.deleteMany({ where });
  await tx.floorPlan.deleteMany({ where });
  await tx.room.createMany({
    data: rooms.map(({ name, areaDm2 = null, level = null }, position) => ({
      propertyId,
      position,
      name,
      areaDm2,
      level,
    })),
  });
  await tx.propertyPhoto.createMany({
    data: photos.map(({ key, alt, room }, position) => ({
      propertyId,
      position,
      mediaKey: key,
      alt: alt || photoName(title, position),
      color: colors.get(key) ?? null,
      roomPosition: roomPosition({ room }, rooms),
    })),
  });
  await tx.floorPlan.createMany({
    data: floorPlans.map(({ key, label }, position) => ({
      propertyId,
      position,
      mediaKey: key,
      label,
    })),
  });
}
