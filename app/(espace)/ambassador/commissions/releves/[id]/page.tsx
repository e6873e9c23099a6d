import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { STATEMENTS } from "@/components/payouts/copy";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { statementTitle } from "@/lib/payouts/copy";
import { findStatement } from "@/lib/payouts/statements/queries/find-statement";
import { acceptStatementAction, contestLineAction } from "./actions";
import { StatementScreen } from "./StatementScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/ambassador/commissions/releves/[id]");
  return orNotFound(findStatement(actor, id));
});

export async function generateMetadata({ params }: PageProps) {
  return pageMetadata({ title: statementTitle(await load((await params).id)) });
}

/** /ambassador/commissions/releves/{id}: one statement, and while it is a draft what can be done about it. */
export default async function Page({ params, searchParams }: PageProps) {
  const statement = await load((await params).id);
  const { fait } = await searchParams;
  const done = typeof fait === "string" && Object.hasOwn(STATEMENTS.done, fait) ? fait : null;
  return (
    <StatementScreen
      statement={statement}
      done={done as keyof typeof STATEMENTS.done | null}
      actions={{ accept: acceptStatementAction, contest: contestLineAction }}
    />
  );
}
