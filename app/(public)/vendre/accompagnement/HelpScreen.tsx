import { HomeAddressFields } from "@/components/addresses/HomeAddressFields";
import { ContactLink } from "@/components/contact/ContactLink";
import type { FormAction } from "@/components/forms/ActionForm";
import { TextField } from "@/components/forms/TextField";
import { SUPPORT_FORM } from "@/components/support/copy";
import { type SignedIn, SupportForm } from "@/components/support/SupportForm";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { HouseNumber } from "@/components/ui/Plate";
import { formatDate } from "@/lib/kernel/format-date";
import type { OwnRequestView } from "@/lib/leads/views";
import { routes } from "@/lib/routes/public";
import { supportRoutes } from "@/lib/routes/support";
import { HELP, standingOf } from "./copy";

/** What was just sent: a new request, or one that was there. */
export type Sent = "new" | "known" | null;

const TITLES: Record<"new" | "known", string> = { new: HELP.done.title, known: HELP.known.title };

/** The page that asks for a Looper's help with a home, and what it says once that is done. */
export function HelpScreen({
  person,
  requests,
  referral,
  sent,
  loginHref,
  action,
}: {
  person: SignedIn | null;
  /** Those of the person that are open. */
  requests: readonly OwnRequestView[];
  /** The code that came with the address. */
  referral: string | null;
  sent: Sent;
  loginHref: string;
  action: FormAction;
}) {
  return (
    <Container className="flex flex-col gap-8 py-10 md:py-14">
      <div className="max-w-[44rem]">
        <h1 className="text-title">{sent === null ? HELP.title : TITLES[sent]}</h1>
        {sent === null && <p className="mt-3 text-lead text-ink-soft">{HELP.lead}</p>}
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-8">
          {sent !== null && <Done sent={sent} isVisitor={person === null} referral={referral} />}
          {requests.length > 0 && <OwnRequests requests={requests} />}
          {sent === null && (
            <SupportForm
              person={person}
              loginHref={loginHref}
              consent={HELP.consent}
              defaultValue={{ referredBy: referral ?? "" }}
              action={action}
              more={<ReferralField />}
            >
              <HomeAddressFields legend={HELP.where} withCity />
            </SupportForm>
          )}
        </div>
        <Steps />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={routes.sell} variant="secondary">
          {HELP.back}
        </LinkButton>
        <Link href={routes.estimate} className="text-link inline-flex min-h-11 items-center">
          {HELP.estimate}
        </Link>
        <Link href={routes.privacy} className="text-link inline-flex min-h-11 items-center">
          {SUPPORT_FORM.privacy}
        </Link>
        <ContactLink topic="sale" />
      </div>
    </Container>
  );
}

function Done({
  sent,
  isVisitor,
  referral,
}: {
  sent: "new" | "known";
  isVisitor: boolean;
  referral: string | null;
}) {
  const { done, known } = HELP;
  const text = isVisitor ? done.visitor : done.person;
  return (
    <div className="flex max-w-text flex-col items-start gap-5">
      <Callout tone={sent === "new" ? "success" : "info"} live className="w-full">
        <p>{sent === "new" ? text : known.text}</p>
      </Callout>
      {isVisitor && <p>{done.accountText}</p>}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        {isVisitor && (
          <LinkButton
            href={routes.register({ role: "seller", ...(referral && { ref: referral }) })}
          >
            {done.account}
          </LinkButton>
        )}
        <LinkButton href={supportRoutes.request(referral)} variant="secondary">
          {done.other}
        </LinkButton>
      </div>
    </div>
  );
}

/** What the person asked for and can take back. */
function OwnRequests({ requests }: { requests: readonly OwnRequestView[] }) {
  const { title, see, seeOf, home, sentOn } = HELP.own;
  return (
    <section aria-labelledby="vos-demandes" className="max-w-text">
      <h2 id="vos-demandes" className="text-subheading">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {requests.map(({ id, createdAt, ...request }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{home(request)}</span>
              <span className="block text-small text-ink-soft">
                {`${sentOn(formatDate(createdAt))} · ${standingOf(request)}`}
              </span>
            </span>
            <Link
              href={supportRoutes.own(id)}
              aria-label={seeOf(home(request))}
              className="text-link inline-flex min-h-11 items-center"
            >
              {see}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What follows on a request, beside the form. */
function Steps() {
  const { title, items } = HELP.steps;
  return (
    <section
      aria-labelledby="et-ensuite"
      className="rounded-panel bg-tile-soft p-6 lg:sticky lg:top-10"
    >
      <h2 id="et-ensuite" className="text-subheading">
        {title}
      </h2>
      <ol className="mt-5 flex flex-col gap-5">
        {items.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-3"
          >
            <HouseNumber number={index + 1} className="justify-self-start text-[1.125rem]" />
            <div>
              <h3 className="font-semibold">{step.title}</h3>
              <p className="mt-1 text-small text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same words whoever has the code: they tell nobody whose it is. */
function ReferralField() {
  return (
    <TextField
      name="referredBy"
      label={HELP.referral}
      hint={HELP.referralHint}
      optional
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
