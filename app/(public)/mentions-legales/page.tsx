import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";
import { legalNotice } from "./copy";
import { publisherOf } from "./publisher";

export default function Page() {
  return <LegalDocument document={legalNotice(publisherOf(env()))} path={routes.legalNotice} />;
}
