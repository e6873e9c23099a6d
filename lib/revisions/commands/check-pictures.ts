import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionChanges } from "../content.ts";
import { shownKeys } from "./shown-keys.ts";

/** The fields that name pictures. */
const PICTURE_FIELDS = ["photos", "floorPlans"] as const;

export type PictureField = (typeof PICTURE_FIELDS)[number];

/** What a revision may take its pictures from. */
interface PictureSource {
  revisionId: string;
  /** The home that it changes, null for one that is not entered yet. */
  propertyId: string | null;
}

/**
 * Which of some keys are of pictures that were sent for the revision, or that its listing shows, or the one that it
 * relists.
 */
async function ownKeys(
  tx: Transaction,
  { revisionId, propertyId }: PictureSource,
  keys: string[],
): Promise<Set<string>> {
  const sent = await tx.mediaAsset.findMany({
    where: { revisionId, key: { in: keys } },
    select: { key: true },
  });
  const own = new Set(sent.map(({ key }) => key));
  if (keys.every((key) => own.has(key))) return own;
  const relisted = { relistings: { some: { id: revisionId } } };
  const property = propertyId === null ? relisted : { OR: [{ id: propertyId }, relisted] };
  for (const key of await shownKeys(tx, property, keys)) own.add(key);
  return own;
}

/**
 * The fields that name a picture which is not the revision's own: neither sent for it, nor one of the listing that
 * it changes or relists. A key is in the address of each picture that is online, so that anybody could name another's.
 */
export async function foreignPictures(
  tx: Transaction,
  { photos, floorPlans, ...source }: PictureSource & Pick<RevisionChanges, PictureField>,
): Promise<PictureField[]> {
  const named = { photos: photos ?? [], floorPlans: floorPlans ?? [] };
  const keys = PICTURE_FIELDS.flatMap((field) => named[field].map(({ key }) => key));
  if (keys.length === 0) return [];
  const own = await ownKeys(tx, source, [...new Set(keys)]);
  return PICTURE_FIELDS.filter((field) => named[field].some(({ key }) => !own.has(key)));
}

/** @throws {DomainError} revision.picture-unknown where a picture is not the revision's own */
export async function checkPictures(
  tx: Transaction,
  {
    content: { photos, floorPlans },
    ...source
  }: PictureSource & { content: Pick<RevisionChanges, PictureField> },
): Promise<void> {
  const foreign = await foreignPictures(tx, { ...source, photos, floorPlans });
  if (foreign.length > 0) throw new DomainError("revision.picture-unknown");
}
