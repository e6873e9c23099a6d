import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const bytes = readFileSync(join(import.meta.dirname, "demonstration.pdf"));

/** What stands in the place of the documents that people of the sample would have sent: it says so. */
export const DEMONSTRATION_PDF = {
  bytes,
  sha256: createHash("sha256").update(bytes).digest("hex"),
};
