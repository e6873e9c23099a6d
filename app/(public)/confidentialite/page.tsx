import { LegalPage } from "@/components/legal/LegalPage";
import { PRIVACY } from "@/lib/content/fr/legal/privacy";
import { routes } from "@/lib/routes";
import { Head } from "../../head";

export default function Page() {
  return (
    <>
      <Head title={PRIVACY.metaTitle} description={PRIVACY.metaDescription} path={routes.privacy} />
      <LegalPage document={PRIVACY} />
    </>
  );
}
