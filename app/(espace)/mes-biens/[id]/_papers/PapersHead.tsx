import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { spaceRoutes } from "@/lib/routes/space";
import { PAPERS } from "./copy";

/** The head of both parts of a home's papers. */
export function PapersHead({
  propertyId,
  lead,
  part,
}: {
  propertyId: string;
  lead: string;
  part: "documents" | "files";
}) {
  return (
    <>
      <div className="flex flex-col gap-3">
        <BackLink href={spaceRoutes.ownProperty(propertyId)}>{PAPERS.back}</BackLink>
        <PageTitle title={PAPERS.title} lead={lead} />
      </div>
      <Tabs
        label={PAPERS.tabs}
        tabs={[
          {
            label: PAPERS.documents,
            href: spaceRoutes.propertyDocuments(propertyId),
            current: part === "documents",
          },
          {
            label: PAPERS.files,
            href: spaceRoutes.propertyFiles(propertyId),
            current: part === "files",
          },
        ]}
      />
    </>
  );
}
