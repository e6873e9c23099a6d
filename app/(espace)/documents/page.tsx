import { pageActor } from "@/lib/auth/page-actor";
import { listSharedDocuments } from "@/lib/documents/queries/list-shared-documents";
import { pageMetadata } from "../../page-metadata";
import { SHARED_DOCUMENTS } from "./copy";
import { SharedDocumentsScreen } from "./SharedDocumentsScreen";

export const metadata = pageMetadata({ title: SHARED_DOCUMENTS.title });

export default async function Page() {
  const actor = await pageActor("/documents");
  return <SharedDocumentsScreen documents={await listSharedDocuments(actor)} />;
}
