import { LEGAL_NOTICE } from "@/lib/content/fr/legal/notice";
import { routes } from "@/lib/routes";
import { LegalDocument } from "../legal-document";

export default function Page() {
  return <LegalDocument document={LEGAL_NOTICE} path={routes.legalNotice} />;
}
