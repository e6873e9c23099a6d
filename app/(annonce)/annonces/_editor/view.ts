import type { RevisionView } from "@/lib/revisions/views";

/** What the editor's page is given: of values that JSON has. */
export interface EditorView
  extends Pick<
    RevisionView,
    | "id"
    | "status"
    | "content"
    | "version"
    | "isAnonymous"
    | "returns"
    | "mandate"
    | "propertyId"
    | "city"
  > {
  /** ISO instant. */
  savedAt: string;
  isEditable: boolean;
}

/** A revision as the editor's page is given it. */
export const editorView = ({
  id,
  status,
  content,
  version,
  isAnonymous,
  returns,
  mandate,
  propertyId,
  city,
  savedAt,
}: RevisionView): EditorView => ({
  id,
  status,
  content,
  version,
  isAnonymous,
  returns,
  mandate,
  propertyId,
  city,
  savedAt: savedAt.toISOString(),
  isEditable: status === "editing",
});
