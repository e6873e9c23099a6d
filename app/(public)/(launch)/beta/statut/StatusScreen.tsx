import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Container } from "@/components/ui/Container";
import { cx } from "@/components/ui/cx";
import { Section } from "@/components/ui/Section";
import { WAITLIST } from "@/components/waitlist/copy";
import { formatDate } from "@/lib/kernel/format-date";
import type { SelfAssignableRole } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import type { WaitlistStatusView } from "@/lib/waitlist/views";
import { ReferralWorth } from "../../../../../components/waitlist/ReferralWorth";
import { SharePanel } from "../../../../../components/waitlist/SharePanel";
import { LeaveList } from "./LeaveList";
import { NextSteps } from "./NextSteps";
import { ReferralCounts } from "./ReferralCounts";
import { HOUSE_WINDOWS, ReferralHouse } from "./ReferralHouse";

const { status, share, referrals, next, erase } = WAITLIST;

/** Each role is spoken to in its colour. */
const WALLS: Record<SelfAssignableRole, string> = {
  seller: "bg-tile-soft",
  buyer: "bg-brand-soft",
  ambassador: "bg-mimosa-soft",
};

/** Where somebody stands on the waitlist, what to share, and what comes next. No account is needed. */
export function StatusScreen({
  view,
  token,
  eraseAction,
  mailbox,
}: {
  view: WaitlistStatusView;
  token: string;
  eraseAction: FormAction;
  /** The way to the mails that were sent, where none leaves the machine. */
  mailbox?: ReactNode;
}) {
  const { email, role, joined, invitedAt, counted, held, waiting, confirmedAt } = view;
  const coming = held + waiting;
  const isWaiting = !joined && invitedAt === null;
  return (
    <>
      <section aria-labelledby="place" className={cx("overflow-hidden", WALLS[role])}>
        <Container className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:items-end xl:gap-x-24">
          <div className="pt-10 lg:self-center lg:py-14">
            <p className="font-semibold">
              {WAITLIST.eyebrow} · {WAITLIST.roles[role]}
            </p>
            <Welcome view={view} />
            {mailbox}
            <Card className="mt-8 p-5 sm:p-7">
              <h2 className="text-subheading">{share.title}</h2>
              <p className="mt-1 mb-5 text-small text-ink-soft">{share.lead}</p>
              <SharePanel code={view.referralCode} link={view.shareLink} />
              <p className="mt-5 text-fine text-ink-soft">{share.private}</p>
            </Card>
          </div>
          <ReferralHouse
            counted={counted}
            coming={coming}
            number={isWaiting ? view.position : null}
            className="mx-auto mt-10 h-auto w-72 max-w-full sm:w-80 lg:mt-16 lg:w-full"
          />
        </Container>
        <div className="border-b-3 border-ink" />
      </section>
      <Section labelledBy="filleuls" tight>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:gap-x-24">
          <div>
            <h2 id="filleuls" className="text-title">
              {referrals.title}
            </h2>
            <p className="mt-3 mb-7 max-w-text text-ink-soft">
              {counted < HOUSE_WINDOWS ? referrals.house : referrals.houseFull}
              {counted + coming === 0 && ` ${referrals.empty}`}
            </p>
            <ReferralCounts counts={view} />
          </div>
          <ReferralWorth className="self-start" />
        </div>
      </Section>
      <Section labelledBy="suite" tone="sunken" tight>
        <h2 id="suite" className="mb-8 text-title">
          {next.title}
        </h2>
        <NextSteps at={isWaiting ? 2 : 4} confirmedAt={confirmedAt} />
      </Section>
      <Section labelledBy="mes-donnees" tight>
        <h2 id="mes-donnees" className="visually-hidden">
          {erase.data}
        </h2>
        <LeaveList email={email} token={token} joined={joined} action={eraseAction} />
      </Section>
    </>
  );
}

/** The headline of the page: a place in the list, a door that opens, or a home. */
function Welcome({ view }: { view: WaitlistStatusView }) {
  const { email, role, position, total, invitedAt, joined } = view;
  if (joined) {
    return (
      <Headline title={status.joinedHeading} lead={status.joinedLead}>
        <LinkButton href={routes.login()} size="lg">
          {status.login}
        </LinkButton>
      </Headline>
    );
  }
  if (invitedAt !== null || position === null) {
    return (
      <Headline
        title={status.invitedHeading}
        lead={invitedAt && status.invitedLead(formatDate(invitedAt))}
      >
        <LinkButton href={routes.register({ role })} size="lg">
          {status.openAccount}
        </LinkButton>
        <p className="mt-3 max-w-text text-small wrap-anywhere">{status.openHint(email)}</p>
      </Headline>
    );
  }
  const { before, figure, ending, after } = status.standing[role](position, total);
  return (
    <>
      <h1 id="place" className="mt-3 font-display font-bold">
        <span className="block text-heading">{before}</span>{" "}
        <span className="flex flex-wrap items-end gap-x-5 gap-y-1">
          <span className="text-[clamp(5.5rem,3.4rem+9vw,10rem)] leading-[0.86] tracking-[-0.05em]">
            {figure}
            <sup className="ml-[0.04em] align-[0.82em] text-[0.36em] tracking-normal">{ending}</sup>
          </span>{" "}
          <span className="max-w-[9em] grow basis-[4.5em] text-title">{after}</span>
        </span>
      </h1>
      <p className="mt-6 max-w-[34rem] text-lead">{status.lead}</p>
    </>
  );
}

function Headline({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <h1 id="place" className="mt-3 text-hero">
        {title}
      </h1>
      {lead && <p className="mt-6 max-w-[36rem] text-lead">{lead}</p>}
      <div className="mt-6">{children}</div>
    </>
  );
}
