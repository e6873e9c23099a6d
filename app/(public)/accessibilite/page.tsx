import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/LegalPage";
import { ACCESSIBILITY } from "@/lib/content/fr/legal/accessibility";
import { routes } from "@/lib/routes";

export const metadata: Metadata = {
  title: ACCESSIBILITY.metaTitle,
  description: ACCESSIBILITY.metaDescription,
  alternates: { canonical: routes.accessibility },
};

export default function Page() {
  return <LegalPage document={ACCESSIBILITY} />;
}
