import { cache } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { WAITLIST } from "@/components/waitlist/copy";
import { HouseScreen } from "@/components/waitlist/HouseScreen";
import { SpentLink } from "@/components/waitlist/SpentLink";
import { findToConfirm } from "@/lib/waitlist/queries/find-entry-to-confirm";
import { confirmEntryAction } from "./actions";

const { confirm } = WAITLIST;

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/** Looked up once a request, for the page and its metadata. */
const findByToken = cache((token: unknown) => findToConfirm(token, new Date()));

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? confirm.title : confirm.spentHeading });
}

/**
 * Where the link of a subscription leads. Opening it changes nothing, since programs that check mails
 * open links too: the button does.
 */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const found = await findByToken(jeton);
  if (!found) {
    return (
      <SpentLink title={confirm.spentHeading} lead={confirm.spent} mailbox={<TestMailbox />} />
    );
  }
  const { email, role, confirmed } = found;
  return (
    <HouseScreen
      house={confirmed ? "lit" : "ajar"}
      eyebrow={`${WAITLIST.eyebrow} · ${WAITLIST.roles[role]}`}
      title={confirmed ? confirm.knownHeading : confirm.heading}
      lead={confirmed ? confirm.knownLead(email) : confirm.lead(email)}
    >
      {!confirmed && <p>{confirm.why}</p>}
      <ActionForm id="confirmation" action={confirmEntryAction}>
        <input type="hidden" name="jeton" value={String(jeton)} />
        <SubmitButton
          size="lg"
          className="self-start max-sm:w-full"
          sending={confirmed ? confirm.seeing : confirm.sending}
        >
          {confirmed ? confirm.see : confirm.submit}
        </SubmitButton>
      </ActionForm>
      {!confirmed && <p className="text-small text-ink-soft">{confirm.stranger}</p>}
    </HouseScreen>
  );
}
