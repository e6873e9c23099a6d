import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/LegalPage";
import { PRIVACY } from "@/lib/content/fr/legal/privacy";
import { routes } from "@/lib/routes";

export const metadata: Metadata = {
  title: PRIVACY.metaTitle,
  description: PRIVACY.metaDescription,
  alternates: { canonical: routes.privacy },
};

export default function Page() {
  return <LegalPage document={PRIVACY} />;
}
