import type { FieldVersions, RevisionContent } from "../../revisions/content.ts";

/** What becomes a listing, or a change of one. */
export interface Publishing {
  revisionId: string;
  propertyId: string;
  sellerId: string;
  content: RevisionContent;
  fieldVersions: FieldVersions;
}
