import { pageMetadata } from "@/app/page-metadata";
import { AuditTrail } from "@/components/audit/AuditTrail";
import { NoData } from "@/components/space/NoData";
import { listAudit } from "@/lib/audit/queries/list-audit";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { listMails } from "@/lib/mail/queries/list-mails";
import type { Actor } from "@/lib/policy/actor";
import { trustListOf } from "@/lib/routes/space";
import { findPersonId } from "@/lib/trust/compliance/queries/find-person-id";
import { getPersonalDataFigures } from "@/lib/trust/compliance/queries/get-personal-data-figures";
import { listLapsingLoopers } from "@/lib/trust/compliance/queries/list-lapsing-loopers";
import { REGISTERS } from "@/lib/trust/compliance/rules";
import { getTrustFigures } from "@/lib/trust/figures/queries/get-trust-figures";
import { listOwners } from "@/lib/trust/tasks/queries/list-owners";
import { AuditFilter } from "./AuditFilter";
import { handOverAction, settleDeadMailAction } from "./actions";
import { ComplianceScreen } from "./ComplianceScreen";
import { COMPLIANCE } from "./copy";
import { LapsingPapers } from "./LapsingPapers";
import { MailList } from "./MailList";
import { PersonalData } from "./PersonalData";

const { audit } = COMPLIANCE;

async function Journal({ actor, query }: { actor: Actor; query: Parameters }) {
  const person = textOf(query.personne);
  const action = textOf(query.action);
  const account = textOf(query.compte);
  // What was typed comes before what a link named.
  const personId = person === null ? account : await findPersonId(actor, person);
  const isUnknown = person !== null && personId === null;
  const lines = isUnknown
    ? null
    : await listAudit(actor, { personId, action, cursor: textOf(query.suite) });
  return (
    <>
      <AuditFilter
        account={person === null ? (account ?? "") : ""}
        person={person ?? ""}
        action={action ?? ""}
      />
      {lines === null ? (
        <NoData>
          <p>{audit.unknownPerson(person ?? "")}</p>
        </NoData>
      ) : (
        <AuditTrail
          label={audit.label}
          page={lines}
          olderHref={
            lines.nextCursor &&
            trustListOf("compliance", {
              filtre: "journal",
              personne: person,
              compte: account,
              action,
              suite: lines.nextCursor,
            })
          }
        />
      )}
    </>
  );
}

async function Mails({ actor, query }: { actor: Actor; query: Parameters }) {
  const { mails, next } = await listMails(actor, {
    cursor: textOf(query.suite),
    mailId: textOf(query.mail),
  });
  const olderHref = next && trustListOf("compliance", { filtre: "mails", suite: next });
  const ids = mails.filter(({ state }) => state === "dead").map(({ id }) => id);
  return (
    <MailList
      mails={mails}
      olderHref={olderHref}
      handOver={handOverAction}
      settle={settleDeadMailAction}
      owners={await listOwners(actor, { kind: "mail-dead", ids })}
    />
  );
}

export const metadata = pageMetadata({ title: COMPLIANCE.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/compliance");
  const query = await searchParams;
  const register = oneOf(REGISTERS, query.filtre);
  return (
    <ComplianceScreen register={register}>
      {register === "journal" && <Journal actor={actor} query={query} />}
      {register === "mails" && <Mails actor={actor} query={query} />}
      {register === "pieces" && <LapsingPapers loopers={await listLapsingLoopers(actor)} />}
      {register === "donnees" && (
        <PersonalData
          figures={await getPersonalDataFigures(actor)}
          joined={await getTrustFigures(actor)}
        />
      )}
    </ComplianceScreen>
  );
}
