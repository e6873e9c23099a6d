import { ACCESSIBILITY } from "@/lib/content/fr/legal/accessibility";
import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";

export default function Page() {
  return <LegalDocument document={ACCESSIBILITY} path={routes.accessibility} />;
}
