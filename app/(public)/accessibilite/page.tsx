import { LegalPage } from "@/components/legal/LegalPage";
import { ACCESSIBILITY } from "@/lib/content/fr/legal/accessibility";
import { routes } from "@/lib/routes";
import { Head } from "../../head";

export default function Page() {
  return (
    <>
      <Head
        title={ACCESSIBILITY.metaTitle}
        description={ACCESSIBILITY.metaDescription}
        path={routes.accessibility}
      />
      <LegalPage document={ACCESSIBILITY} />
    </>
  );
}
