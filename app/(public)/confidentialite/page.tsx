import { PRIVACY } from "@/lib/content/fr/legal/privacy";
import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";

export default function Page() {
  return <LegalDocument document={PRIVACY} path={routes.privacy} />;
}
