import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";
import { ACCESSIBILITY } from "./copy";

export default function Page() {
  return <LegalDocument document={ACCESSIBILITY} path={routes.accessibility} />;
}
