import { notFound } from "next/navigation";
import { Head } from "@/app/head";
import { TestMailbox } from "@/app/test-mailbox";
import { currentVisitor } from "@/lib/auth/session";
import { isId } from "@/lib/kernel/ids";
import { findReportedListing } from "@/lib/reports/queries";
import { reportAction, reportOwnAction } from "./actions";
import { REPORT_FORM } from "./copy";
import { ReportScreen } from "./ReportScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const listing = isId(id) ? findReportedListing(id) : null;
  if (!listing) notFound();
  const visitor = await currentVisitor();
  const actor = visitor?.kind === "person" ? visitor.actor : null;
  const isDone = (await searchParams).etat === "envoye";
  return (
    <>
      <Head title={isDone ? REPORT_FORM.done.title : REPORT_FORM.title} />
      <ReportScreen
        listing={listing}
        email={actor?.email ?? null}
        isDone={isDone}
        mailbox={<TestMailbox className="max-w-text" />}
        action={actor ? reportOwnAction : reportAction}
      />
    </>
  );
}
