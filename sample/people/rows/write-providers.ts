import { choosePhotos } from "../../catalogue/photos.ts";
import { SAMPLE_PROVIDERS } from "./providers.ts";
import type { SampleWriter } from "./writer.ts";

/** Papers of the sample are in force for so many days after the seed. */
const CHECKED_DAYS = 365;

/** Pictures of a photographer's work. */
const PORTFOLIO = 6;

/** What the sample's photographers show of their work: drawings, as everywhere in the sample. */
function portfolioOf(position: number): string {
  const subject = {
    type: position === 0 ? ("apartment" as const) : ("house" as const),
    departmentCode: "35",
    features: ["balcon"] as const,
    rooms: 5,
    floor: position === 0 ? 2 : null,
    floorCount: 4,
    seed: 90 + position,
  };
  return JSON.stringify(choosePhotos(subject, 1930).slice(0, PORTFOLIO));
}

/** The eleven providers, with the papers that count as checked. */
export function writeProviders(writer: SampleWriter): void {
  SAMPLE_PROVIDERS.forEach(({ specialties, certifications, checks, ...provider }, position) => {
    writer.insert("ServiceProvider", {
      ...provider,
      specialties: JSON.stringify(specialties),
      certifications: JSON.stringify(certifications),
      portfolio: provider.type === "photographer" ? portfolioOf(position) : null,
      isDemonstration: 1,
      createdAt: writer.ago(220),
    });
    for (const [kind, number, body] of checks) {
      writer.insert("ProviderCheck", {
        providerId: provider.id,
        kind,
        number,
        body,
        validUntil: writer.dayIn(CHECKED_DAYS),
        checkedAt: writer.ago(200),
      });
    }
  });
}
