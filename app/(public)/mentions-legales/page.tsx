import { legalNotice } from "@/lib/content/fr/legal/notice";
import { env } from "@/lib/platform/env";
import { publisherOf } from "@/lib/platform/publisher";
import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";

export default function Page() {
  return <LegalDocument document={legalNotice(publisherOf(env()))} path={routes.legalNotice} />;
}
