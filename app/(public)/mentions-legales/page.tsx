import { LegalPage } from "@/components/legal/LegalPage";
import { LEGAL_NOTICE } from "@/lib/content/fr/legal/notice";
import { routes } from "@/lib/routes";
import { Head } from "../../head";

export default function Page() {
  return (
    <>
      <Head
        title={LEGAL_NOTICE.metaTitle}
        description={LEGAL_NOTICE.metaDescription}
        path={routes.legalNotice}
      />
      <LegalPage document={LEGAL_NOTICE} />
    </>
  );
}
