import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { STATEMENTS } from "@/components/payouts/copy";
import { StatementFacts } from "@/components/payouts/StatementFacts";
import { StatementLines } from "@/components/payouts/StatementLines";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { pageActor } from "@/lib/auth/page-actor";
import { statementTitle } from "@/lib/payouts/copy";
import { findStatement } from "@/lib/payouts/statements/queries/find-statement";
import { earningRoutes, payoutRoutes } from "@/lib/routes/payouts";
import { LOOPER_LEDGER } from "../../copy";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/commissions/releves/[id]");
  return orNotFound(findStatement(actor, id));
});

export async function generateMetadata({ params }: PageProps) {
  return pageMetadata({ title: statementTitle(await load((await params).id)) });
}

/** /trust-manager/commissions/releves/{id}: a looper's statement, as the team reads it. */
export default async function Page({ params }: PageProps) {
  const statement = await load((await params).id);
  const { id, state, entries } = statement;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={payoutRoutes.looper(statement.looper.id)}>
        {LOOPER_LEDGER.title(statement.looper.name)}
      </BackLink>
      <PageTitle
        title={statementTitle(statement)}
        lead={statement.looper.name}
        actions={
          state !== "draft" && (
            <LinkButton href={earningRoutes.statementDocument(id)} variant="secondary" download>
              <Icon name="download" className="size-5" />
              {STATEMENTS.pdf}
            </LinkButton>
          )
        }
      />
      <StatementFacts statement={statement} />
      {entries.length > 0 && (
        <Panel id="lignes" title={STATEMENTS.lines}>
          <StatementLines entries={entries} entryHref={(entryId) => payoutRoutes.entry(entryId)} />
        </Panel>
      )}
    </div>
  );
}
