import type { DocumentActions } from "@/components/documents/DocumentList";
import {
  deleteDocumentAction,
  revokeShareAction,
  setExpiryAction,
  shareDocumentAction,
} from "./actions";

/** What any page of somebody's own documents does with them. */
export const DOCUMENT_FORMS: DocumentActions = {
  remove: deleteDocumentAction,
  setExpiry: setExpiryAction,
  share: shareDocumentAction,
  revoke: revokeShareAction,
};
