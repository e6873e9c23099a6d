import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/LegalPage";
import { LEGAL_NOTICE } from "@/lib/content/fr/legal/notice";
import { routes } from "@/lib/routes";

export const metadata: Metadata = {
  title: LEGAL_NOTICE.metaTitle,
  description: LEGAL_NOTICE.metaDescription,
  alternates: { canonical: routes.legalNotice },
};

export default function Page() {
  return <LegalPage document={LEGAL_NOTICE} />;
}
