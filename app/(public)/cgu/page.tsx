import { LegalPage } from "@/components/legal/LegalPage";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { TERMS } from "./copy";

export const metadata = pageMetadata({
  title: TERMS.metaTitle,
  description: TERMS.metaDescription,
  path: routes.terms,
});

export default function Page() {
  return <LegalPage document={TERMS} />;
}
