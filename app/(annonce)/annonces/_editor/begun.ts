import type { RevisionContent } from "../../../../lib/revisions/content.ts";
import { BEGUN_STATES, type BegunState } from "../../../../lib/routes/space.ts";
import { BEGUN } from "./copy.ts";

/** What an address says of a draft that was just begun; null for every other address. */
export const begunState = (etat: unknown): BegunState | null =>
  BEGUN_STATES.find((state) => state === etat) ?? null;

/** What came with a listing that is relisted, as its notice lists it. */
function broughtOf(content: RevisionContent): string[] {
  const { description, energyClass, dpeNumber, roomTable = [], availability = [] } = content;
  const { photos = [], floorPlans = [] } = content;
  const { brought } = BEGUN;
  return [
    ...(description ? [brought.texts] : []),
    ...(energyClass || dpeNumber ? [brought.dpe] : []),
    ...(roomTable.length > 0 ? [brought.rooms] : []),
    ...(availability.length > 0 ? [brought.windows] : []),
    ...(photos.length > 0 ? [brought.photos(photos.length)] : []),
    ...(floorPlans.length > 0 ? [brought.plans(floorPlans.length)] : []),
  ];
}

/** What the first page of a draft that was just begun says of it. */
export function begunNotice(state: BegunState, content: RevisionContent): string {
  if (state === "copie") return BEGUN.copied;
  if (state === "reprise") return BEGUN.resumed;
  const isBare = !content.photos?.length;
  return [
    BEGUN.relisted(broughtOf(content)),
    ...(isBare ? [BEGUN.noPhotos] : []),
    BEGUN.review,
  ].join(" ");
}
