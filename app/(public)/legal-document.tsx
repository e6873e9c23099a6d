import type { LegalDocument as LegalText } from "@/components/legal/document-copy";
import { LegalPage } from "@/components/legal/LegalPage";
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
