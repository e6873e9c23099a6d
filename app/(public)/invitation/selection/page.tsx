import type { ReactNode } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { currentVisitor } from "@/lib/auth/session";
import { findShortlistInvitation } from "@/lib/favorites/shortlist/queries/find-shortlist-invitation";
import { formatDate } from "@/lib/kernel/format-date";
import { can } from "@/lib/policy/can";
import { mailLinks } from "@/lib/routes/mail-links";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { acceptInvitationAction } from "./actions";
import { INVITATION } from "./copy";

export const metadata = pageMetadata({ title: INVITATION.title });

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/** Where the link of an invitation leads. Opening it changes nothing: the button does. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const visitor = await currentVisitor();
  const actor = visitor?.kind === "person" ? visitor.actor : null;
  const invitation = await findShortlistInvitation(jeton, actor);
  if (!invitation) {
    return (
      <Frame title={INVITATION.spent} lead={INVITATION.spentText}>
        <LinkButton href={routes.home} variant="secondary">
          {INVITATION.home}
        </LinkButton>
      </Frame>
    );
  }
  if (invitation.own) {
    return (
      <Frame title={INVITATION.own} lead={INVITATION.ownText}>
        <LinkButton href={spaceRoutes.buyer.shortlist} variant="secondary">
          {INVITATION.shortlist}
        </LinkButton>
      </Frame>
    );
  }
  const { inviter, expiresAt } = invitation;
  const token = String(jeton);
  return (
    <Frame title={INVITATION.heading(inviter)} lead={INVITATION.lead}>
      <ul className="ml-5 list-disc space-y-2">
        {INVITATION.points(inviter).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {actor ? (
        <ActionForm id="accepter" action={acceptInvitationAction}>
          <input type="hidden" name="token" value={token} />
          {!can(actor, "buying.change") && (
            <p className="text-small text-ink-soft">{INVITATION.role}</p>
          )}
          <SubmitButton size="lg" sending={INVITATION.accepting} className="self-start">
            {INVITATION.accept}
          </SubmitButton>
        </ActionForm>
      ) : (
        <>
          <p className="max-w-text">{INVITATION.signedOut}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={routes.login(mailLinks.shortlistInvitation(token))}>
              {INVITATION.login}
            </LinkButton>
            <LinkButton href={routes.register({ role: "buyer" })} variant="secondary">
              {INVITATION.register}
            </LinkButton>
          </div>
        </>
      )}
      <p className="text-small text-ink-soft">{INVITATION.until(formatDate(expiresAt))}</p>
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Container className="flex flex-col items-start gap-6 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title wrap-anywhere">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{lead}</p>
      </div>
      {children}
    </Container>
  );
}
