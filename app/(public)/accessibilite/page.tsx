import { LegalPage } from "@/components/legal/LegalPage";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { ACCESSIBILITY } from "./copy";

export const metadata = pageMetadata({
  title: ACCESSIBILITY.metaTitle,
  description: ACCESSIBILITY.metaDescription,
  path: routes.accessibility,
});

export default function Page() {
  return <LegalPage document={ACCESSIBILITY} />;
}
