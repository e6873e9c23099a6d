import type { StepExtras } from "@/components/editor/steps/StepFields";
import { withRevision } from "@/lib/auth/revision-holder";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { risksAt } from "@/lib/public-data/risks/client";
import { salesNear } from "@/lib/public-data/sales/client";
import { listCommunesOf } from "@/lib/revisions/communes/queries";
import type { RevisionContent } from "@/lib/revisions/content";
import type { Step } from "@/lib/revisions/steps";
import type { RevisionView } from "@/lib/revisions/views";
import { listPhotos } from "@/lib/uploads/photos/queries";

/** Sales shown beside the price. */
const SHOWN_SALES = 5;

/** Begins an INSEE code: three digits overseas. */
const departmentOf = (communeCode: string) =>
  communeCode.slice(0, communeCode.startsWith("97") ? 3 : 2);

async function risksOf({ lat, lng }: RevisionContent): Promise<StepExtras["risks"]> {
  if (lat === undefined || lng === undefined) return null;
  const found = await risksAt({ lat, lng });
  if (found.state !== "found") return null;
  return { labels: found.value.map(({ label }) => label), at: found.at.toISOString() };
}

async function salesOf(
  { lat, lng, communeCode, type, surfaceDm2 }: RevisionContent,
  now: Date,
): Promise<StepExtras["sales"]> {
  if (lat === undefined || lng === undefined || !communeCode || !type || !surfaceDm2) return null;
  const department = departmentOf(communeCode);
  const place = { cityCode: communeCode, department, lat, lng, type, surfaceDm2 };
  const found = await salesNear(place, now);
  if (found.state !== "found") return null;
  return {
    at: found.at.toISOString(),
    sales: found.value.slice(0, SHOWN_SALES).map((sale) => ({
      day: sale.soldOn,
      surfaceM2: Math.round(sale.surfaceDm2 / 100),
      priceCents: sale.priceCents,
    })),
  };
}

/** What a step shows beside what was typed; what the State's interfaces don't say is left out. */
export async function stepExtras(
  { id, content }: RevisionView,
  step: Step,
  now = new Date(),
): Promise<StepExtras> {
  return {
    communes: step === "adresse" ? await listCommunesOf(content.postalCode ?? "") : [],
    mapStyleUrl: mapStyleUrl(env()),
    risks: step === "diagnostics" ? await risksOf(content) : null,
    sales: step === "prix" ? await salesOf(content, now) : null,
    photos: step === "photos" ? await withRevision(id, (holder) => listPhotos(id, holder)) : [],
  };
}
