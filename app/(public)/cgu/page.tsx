import { TERMS } from "@/lib/content/fr/legal/terms";
import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";

export default function Page() {
  return <LegalDocument document={TERMS} path={routes.terms} />;
}
