import { LegalPage } from "@/components/legal/LegalPage";
import { TERMS } from "@/lib/content/fr/legal/terms";
import { routes } from "@/lib/routes";
import { Head } from "../../head";

export default function Page() {
  return (
    <>
      <Head title={TERMS.metaTitle} description={TERMS.metaDescription} path={routes.terms} />
      <LegalPage document={TERMS} />
    </>
  );
}
