import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { ContactLink } from "@/components/contact/ContactLink";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { currentVisitor } from "@/lib/auth/session";
import { formatDate } from "@/lib/kernel/format-date";
import { isId } from "@/lib/kernel/ids";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { findOwnRequest, findRequestOfLink } from "@/lib/leads/queries/find-own-requests";
import type { OwnRequestView } from "@/lib/leads/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { supportRoutes } from "@/lib/routes/support";
import { HELP } from "../copy";
import { withdrawByLinkAction, withdrawOwnAction } from "./actions";
import { REQUEST as COPY, STANDINGS } from "./copy";

interface PageProps {
  searchParams: Promise<Parameters>;
}

/** The request of an address, once a request: of a mail's link, or of the account of whoever is signed in. */
const loadRequest = cache(
  async (token: string | null, id: string | null): Promise<OwnRequestView> => {
    if (token !== null) return (await findRequestOfLink(token)) ?? notFound();
    if (id === null || !isId(id)) notFound();
    const visitor = await currentVisitor();
    if (visitor?.kind !== "person") redirect(routes.login(supportRoutes.own(id)));
    return (await findOwnRequest(id, visitor.actor)) ?? notFound();
  },
);

async function requestOf(searchParams: PageProps["searchParams"]) {
  const { jeton, demande } = await searchParams;
  const token = textOf(jeton) ?? null;
  return { token, request: await loadRequest(token, textOf(demande) ?? null) };
}

const titleOf = ({ state }: OwnRequestView) =>
  state === "withdrawn" ? COPY.withdrawnTitle : COPY.title;

export async function generateMetadata({ searchParams }: PageProps) {
  return pageMetadata({ title: titleOf((await requestOf(searchParams)).request) });
}

/**
 * Where a request stands, for whoever sent it. Opening it changes nothing, since programs that check mails open links
 * too: the button does.
 */
export default async function Page({ searchParams }: PageProps) {
  const { token, request } = await requestOf(searchParams);
  const { state, looper, createdAt } = request;
  const isOpen = state !== "withdrawn" && state !== "signed";
  return (
    <Container className="flex flex-col items-start gap-6 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{titleOf(request)}</h1>
        <p className="mt-3 text-lead text-ink-soft wrap-anywhere">
          {COPY.about(HELP.own.home(request), formatDate(createdAt))}
        </p>
      </div>
      <Callout
        tone={state === "withdrawn" || state === "accepted" ? "success" : "info"}
        className="max-w-text"
      >
        <p>{STANDINGS[state](looper)}</p>
      </Callout>
      {isOpen && <Withdraw token={token} request={request} />}
      <div className="flex flex-wrap items-center gap-3">
        {state === "signed" ? (
          <LinkButton href={spaceRoutes.myProperties} variant="secondary">
            {COPY.homes}
          </LinkButton>
        ) : (
          <LinkButton href={supportRoutes.request()} variant="secondary">
            {COPY.again}
          </LinkButton>
        )}
        <LinkButton href={routes.home} variant="secondary">
          {COPY.home}
        </LinkButton>
        <ContactLink topic="sale" />
      </div>
    </Container>
  );
}

function Withdraw({
  token,
  request: { id, state },
}: {
  token: string | null;
  request: OwnRequestView;
}) {
  return (
    <ActionForm
      id="retrait"
      action={token === null ? withdrawOwnAction : withdrawByLinkAction}
      className="max-w-text"
    >
      {token === null ? (
        <input type="hidden" name="leadId" value={id} />
      ) : (
        <input type="hidden" name="jeton" value={token} />
      )}
      {state !== "closed" && <p>{COPY.effects}</p>}
      <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
        {state === "closed" ? COPY.erase : COPY.withdraw}
      </SubmitButton>
    </ActionForm>
  );
}
