import { LegalPage } from "@/components/legal/LegalPage";
import { env } from "@/lib/platform/env";
import { publisherOf } from "@/lib/platform/publisher";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { legalNotice } from "./copy";

export function generateMetadata() {
  const { metaTitle, metaDescription } = legalNotice(publisherOf(env()));
  return pageMetadata({ title: metaTitle, description: metaDescription, path: routes.legalNotice });
}

export default function Page() {
  return <LegalPage document={legalNotice(publisherOf(env()))} />;
}
