import { legalNotice } from "@/lib/content/fr/legal/notice";
import { routes } from "@/lib/routes";
import { env } from "@/lib/server/env";
import { publisherOf } from "@/lib/server/publisher";
import { LegalDocument } from "../legal-document";

export default function Page() {
  return <LegalDocument document={legalNotice(publisherOf(env()))} path={routes.legalNotice} />;
}
