"use server";

import { userAction } from "@/lib/auth/user-action";
import { deleteDocument } from "@/lib/documents/commands/delete-document";
import { revokeShare } from "@/lib/documents/commands/revoke-share";
import { setExpiry } from "@/lib/documents/commands/set-expiry";
import { shareDocument } from "@/lib/documents/commands/share-document";
import { documentSchema, expirySchema, shareSchema } from "@/lib/documents/schemas";
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
