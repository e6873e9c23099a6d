import { pageActor } from "@/lib/auth/page-actor";
import { getBuyerFile } from "@/lib/buying/file/queries/get-buyer-file";
import { listOwnDocuments } from "@/lib/documents/queries/list-own-documents";
import { pageMetadata } from "../../../page-metadata";
import { DOCUMENT_FORMS } from "../../documents/forms";
import { BuyerFileScreen } from "./BuyerFileScreen";
import { BUYER_FILE } from "./copy";

export const metadata = pageMetadata({ title: BUYER_FILE.title });

export default async function Page() {
  const actor = await pageActor("/buyer/dossier");
  return (
    <BuyerFileScreen
      file={await getBuyerFile(actor)}
      documents={await listOwnDocuments(actor, "buyer")}
      actions={DOCUMENT_FORMS}
    />
  );
}
