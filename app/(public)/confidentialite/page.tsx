import { LegalPage } from "@/components/legal/LegalPage";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { PRIVACY } from "./copy";

export const metadata = pageMetadata({
  title: PRIVACY.metaTitle,
  description: PRIVACY.metaDescription,
  path: routes.privacy,
});

export default function Page() {
  return <LegalPage document={PRIVACY} />;
}
