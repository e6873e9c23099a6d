"use client";

import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { CopyButton } from "@/components/ui/CopyButton";
import { Icon } from "@/components/ui/Icon";
import type { ShortlistView } from "@/lib/favorites/shortlist/views";
import { formatDate } from "@/lib/kernel/format-date";
import { spaceRoutes } from "@/lib/routes/space";
import { SHORTLIST } from "../copy";
import { SharedHomes } from "./SharedHomes";

interface Actions {
  invite: FormAction;
  leave: FormAction;
  judge: FormAction;
  add: FormAction;
}

/** A shortlist of two people; before that, the invitation to one. */
export function ShortlistScreen({ view, ...actions }: { view: ShortlistView } & Actions) {
  const { invite, leave, judge, add } = actions;
  const back = (
    <LinkButton href={spaceRoutes.buyer.favorites} variant="secondary">
      <Icon name="arrow-left" />
      {SHORTLIST.back}
    </LinkButton>
  );
  if (view.kind === "shared") {
    const { shareId, partner, since, homes } = view;
    return (
      <>
        <PageTitle
          title={SHORTLIST.with(partner)}
          lead={SHORTLIST.since(formatDate(since))}
          actions={back}
        />
        <SharedHomes homes={homes} partner={partner} judge={judge} add={add} />
        <Panel id="fin" title={SHORTLIST.leave}>
          <p className="max-w-text text-ink-soft">{SHORTLIST.leaveText}</p>
          <Leave id="quitter" shareId={shareId} leave={leave} sending={SHORTLIST.leaving}>
            {SHORTLIST.leaveConfirm}
          </Leave>
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageTitle title={SHORTLIST.title} lead={SHORTLIST.lead} actions={back} />
      <Panel id="inviter" title={SHORTLIST.alone}>
        <p className="max-w-text">{SHORTLIST.aloneText}</p>
        {view.kind === "invited" && (
          <p className="font-semibold">{SHORTLIST.invited(formatDate(view.expiresAt))}</p>
        )}
        <ActionForm id="invitation" action={invite} afterMessage={<Link />} className="max-w-md">
          <TextField
            name="email"
            type="email"
            label={SHORTLIST.email}
            hint={SHORTLIST.emailHint}
            autoComplete="off"
            optional
          />
          {view.kind === "invited" && (
            <p className="text-small text-ink-soft">{SHORTLIST.renewText}</p>
          )}
          <SubmitButton sending={SHORTLIST.inviting} className="self-start">
            {view.kind === "invited" ? SHORTLIST.renew : SHORTLIST.invite}
          </SubmitButton>
        </ActionForm>
        {view.kind === "invited" && (
          <Leave id="annuler" shareId={view.shareId} leave={leave} sending={SHORTLIST.cancelling}>
            {SHORTLIST.cancel}
          </Leave>
        )}
      </Panel>
    </>
  );
}

/** The link that the form around was just given: it is shown once. */
function Link() {
  const link = useSending().state?.data?.link;
  if (typeof link !== "string") return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-small font-semibold">{SHORTLIST.link}</p>
      <p className="w-full rounded-control bg-sunken p-3 text-small break-all select-all">{link}</p>
      <CopyButton text={link} label={SHORTLIST.copy} copiedLabel={SHORTLIST.copied} />
    </div>
  );
}

function Leave({
  id,
  shareId,
  leave,
  sending,
  children,
}: {
  id: string;
  shareId: string;
  leave: FormAction;
  sending: string;
  children: string;
}) {
  return (
    <ActionForm id={id} action={leave}>
      <input type="hidden" name="shareId" value={shareId} />
      <SubmitButton variant="danger" sending={sending} className="self-start">
        {children}
      </SubmitButton>
    </ActionForm>
  );
}
