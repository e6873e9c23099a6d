"use server";

import { userAction } from "@/lib/auth/user-action";
import { deleteDocument, setExpiry } from "@/lib/documents/commands";
import { documentSchema, expirySchema, shareSchema } from "@/lib/documents/schemas";
import { revokeShare, shareDocument } from "@/lib/documents/sharing/commands";
import { SHARED_DOCUMENTS } from "./copy";

const saying = (message: string) => () => ({ message });

export const deleteDocumentAction = userAction(
  documentSchema,
  deleteDocument,
  saying(SHARED_DOCUMENTS.deleted),
);
export const setExpiryAction = userAction(
  expirySchema,
  setExpiry,
  saying(SHARED_DOCUMENTS.expirySaved),
);
export const shareDocumentAction = userAction(
  shareSchema,
  shareDocument,
  saying(SHARED_DOCUMENTS.shared),
);
export const revokeShareAction = userAction(
  shareSchema,
  revokeShare,
  saying(SHARED_DOCUMENTS.revoked),
);
