import { notFound } from "next/navigation";
import { cache } from "react";
import { OwnForms } from "@/app/OwnForms";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { currentVisitor } from "@/lib/auth/session";
import { isId } from "@/lib/kernel/ids";
import { findReportedListing } from "@/lib/reports/queries/find-reported-listing";
import { reportAction } from "./actions";
import { REPORT_FORM } from "./copy";
import { ReportScreen } from "./ReportScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The listing, looked up once a request; a 404 where there is none to report. */
const loadListing = cache(async (id: string) => {
  const listing = isId(id) ? await findReportedListing(id) : null;
  if (!listing) notFound();
  return listing;
});

const isSent = async (searchParams: PageProps["searchParams"]) =>
  (await searchParams).etat === "envoye";

export async function generateMetadata({ params, searchParams }: PageProps) {
  await loadListing((await params).id);
  const { title, done } = REPORT_FORM;
  return pageMetadata({ title: (await isSent(searchParams)) ? done.title : title });
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const listing = await loadListing(id);
  const visitor = await currentVisitor();
  const actor = visitor?.kind === "person" ? visitor.actor : null;
  const isDone = await isSent(searchParams);
  return (
    <OwnForms>
      <ReportScreen
        listing={listing}
        email={actor?.email ?? null}
        isDone={isDone}
        mailbox={<TestMailbox className="max-w-text" />}
        action={reportAction}
      />
    </OwnForms>
  );
}
