import type { ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { HouseNumber } from "@/components/ui/Plate";
import { Section } from "@/components/ui/Section";
import { OUTSIDE_ROLES } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import { BETA } from "../copy";
import { Letterbox } from "./Letterbox";
import { ReferralInfo } from "./ReferralExplainer";
import { WaitlistForm } from "./WaitlistForm";

/** The closing call: the form, what happens once it is sent, and the way round it. */
export function Join({
  referral,
  contact,
  mailbox,
}: {
  referral: string | null;
  /** Address that registers people by hand. */
  contact: string;
  /** The way to the mail that was sent, where none leaves the machine. */
  mailbox: ReactNode;
}) {
  const { title, lead, steps, mail, ...join } = BETA.join;
  const mailto = `mailto:${contact}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body(referral ?? ""))}`;
  return (
    <Section labelledBy="rejoindre-titre" id="join">
      <div className="relative grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start">
        <div className="flex flex-col">
          <h2 id="rejoindre-titre" className="text-hero">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
          <ol className="mt-7 flex flex-col gap-3.5">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3.5">
                <HouseNumber number={index + 1} />
                <p>{step}</p>
              </li>
            ))}
          </ol>
          <Letterbox className="mt-8 w-44 max-lg:hidden" />
        </div>
        <div className="relative rounded-panel border border-line bg-surface p-5 shadow-float sm:p-8">
          {/* Where the parts' buttons lead; the form reads for whom. */}
          {OUTSIDE_ROLES.map((role) => (
            <span key={role} id={`join-${role}`} className="absolute top-0" />
          ))}
          <div className="only-scripting">
            <WaitlistForm
              labels={BETA.form}
              referral={referral}
              mailbox={mailbox}
              codeInfo={
                <ReferralInfo
                  label={BETA.referral.info}
                  className="grid size-11 place-items-center rounded-control text-brand hover:bg-brand-soft"
                >
                  <Icon name="info" className="size-5" />
                </ReferralInfo>
              }
            />
          </div>
          <p className="only-noscript text-lead">
            {join.byMail}{" "}
            <Link href={mailto} className="text-link font-semibold">
              {contact}
            </Link>{" "}
            {join.byMailEnd}
          </p>
          <p className="mt-5 border-t border-line pt-4 text-fine text-ink-soft">
            {join.privacy}{" "}
            <Link href={routes.privacy} className="text-link">
              {join.privacyLink}
            </Link>
            .
            <span className="only-scripting">
              {" "}
              {join.trouble}{" "}
              <Link href={mailto} className="text-link">
                {join.troubleLink}
              </Link>
              .
            </span>
          </p>
        </div>
      </div>
    </Section>
  );
}
