import { LegalPage } from "@/components/legal/LegalPage";
import type { LegalDocument as LegalText } from "@/lib/content/fr/legal/document";
import { Head } from "../head";

/** A legal text on its page. */
export function LegalDocument({ document, path }: { document: LegalText; path: string }) {
  return (
    <>
      <Head title={document.metaTitle} description={document.metaDescription} path={path} />
      <LegalPage document={document} />
    </>
  );
}
