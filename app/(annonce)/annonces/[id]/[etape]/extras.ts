import type { StepExtras } from "@/app/(annonce)/annonces/_editor/steps/StepFields";
import { withRevision } from "@/lib/auth/revision-holder";
import { listPhotos } from "@/lib/photos/queries/list-photos";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { listCommunesOf } from "@/lib/revisions/queries/list-communes-of";
import { newRoomId } from "@/lib/revisions/rooms";
import type { Step } from "@/lib/revisions/steps";
import type { RevisionView } from "@/lib/revisions/views";

/** Rows of the table of rooms to be typed in at once, without scripts all that can be added in one sending. */
const NEW_ROOMS = 4;

/** What a step shows beside what was typed. What the State's interfaces know comes after the page. */
export async function stepExtras({ id, content }: RevisionView, step: Step): Promise<StepExtras> {
  return {
    communes: step === "adresse" ? await listCommunesOf(content.postalCode ?? "") : [],
    mapStyleUrl: mapStyleUrl(env()),
    newRoomIds: step === "surfaces" ? Array.from({ length: NEW_ROOMS }, newRoomId) : [],
    photos: step === "photos" ? await withRevision(id, (holder) => listPhotos(id, holder)) : [],
  };
}
