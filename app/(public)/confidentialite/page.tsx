import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";
import { PRIVACY } from "./copy";

export default function Page() {
  return <LegalDocument document={PRIVACY} path={routes.privacy} />;
}
