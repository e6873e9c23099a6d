import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/LegalPage";
import { TERMS } from "@/lib/content/fr/legal/terms";
import { routes } from "@/lib/routes";

export const metadata: Metadata = {
  title: TERMS.metaTitle,
  description: TERMS.metaDescription,
  alternates: { canonical: routes.terms },
};

export default function Page() {
  return <LegalPage document={TERMS} />;
}
