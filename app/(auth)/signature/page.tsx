import { cache } from "react";
import { TestMailbox } from "@/app/test-mailbox";
import { Callout } from "@/components/ui/Callout";
import { findPartySignature } from "@/lib/mandate-signing/queries/find-party-signature";
import { pageMetadata } from "../../page-metadata";
import { AuthFrame } from "../_parts/AuthFrame";
import { UnknownLink } from "../_parts/UnknownLink";
import { PARTY as COPY, partyNotice } from "./copy";
import { PartyDocument } from "./PartyDocument";
import { PartyForms } from "./PartyForms";

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[]; etat?: string | string[] }>;
}

/** Looked up once a request. */
const findByToken = cache((token: unknown) => findPartySignature(token));

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? COPY.titles[found.kind] : COPY.unknown.title });
}

/** Where the mail leads that asks somebody for a signature. Opening it changes nothing: the forms do. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton, etat } = await searchParams;
  const view = await findByToken(jeton);
  if (view === null) return <UnknownLink copy={COPY.unknown} />;
  const token = String(jeton);
  const notice = partyNotice(etat);
  return (
    <AuthFrame
      side="account"
      title={COPY.titles[view.kind]}
      lead={COPY.lead(view.sellerName, view.title, view.city)}
    >
      <div className="flex flex-col gap-6">
        {notice && (
          <Callout tone={notice.tone} live>
            <p>{notice.text}</p>
          </Callout>
        )}
        {view.isTrial && <p className="text-small text-ink-soft">{COPY.trial}</p>}
        <PartyDocument view={view} token={token} />
        <PartyForms view={view} token={token} mailbox={<TestMailbox />} />
      </div>
    </AuthFrame>
  );
}
