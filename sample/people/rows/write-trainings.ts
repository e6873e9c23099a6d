import { DEMONSTRATION_PDF } from "../../documents/demonstration.ts";
import { SAMPLE_BODY, SAMPLE_TRAININGS } from "./trainings.ts";
import { PEOPLE } from "./users.ts";
import type { SampleWriter } from "./writer.ts";

/** Declared some days after they were taken, checked some days later. */
const DECLARED_AFTER = 2;
const CHECKED_AFTER = 5;

/** The continuing trainings of the sample's loopers, with their PDFs: needs the people. */
export function writeTrainings(writer: SampleWriter): void {
  for (const training of SAMPLE_TRAININGS) {
    const { id, documentId, storageKey, looperId, title, minutes, theme, state } = training;
    const { heldDaysAgo, nonDiscriminationMinutes, ethicsMinutes } = training;
    const handedInAt = writer.ago(heldDaysAgo - DECLARED_AFTER);
    const isChecked = state === "checked";
    writer.insert("StoredDocument", {
      ...{ id: documentId, ownerId: looperId, kind: "continuing_training", storageKey },
      ...{ fileName: "attestation-de-demonstration.pdf", bytes: DEMONSTRATION_PDF.bytes.length },
      ...{ sha256: DEMONSTRATION_PDF.sha256, createdAt: handedInAt },
    });
    writer.insert("ContinuingTraining", {
      ...{ id, looperId, title, body: SAMPLE_BODY, heldOn: writer.dayIn(-heldDaysAgo) },
      ...{ minutes, nonDiscriminationMinutes, ethicsMinutes, theme, documentId },
      ...{ state, handedInAt },
      decidedAt: isChecked ? writer.ago(heldDaysAgo - CHECKED_AFTER) : null,
      decidedById: isChecked ? PEOPLE.trust : null,
    });
  }
}
