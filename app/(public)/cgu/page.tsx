import { routes } from "@/lib/routes/public";
import { LegalDocument } from "../legal-document";
import { TERMS } from "./copy";

export default function Page() {
  return <LegalDocument document={TERMS} path={routes.terms} />;
}
