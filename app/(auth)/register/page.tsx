import { redirect } from "next/navigation";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { WAITLIST } from "@/components/waitlist/copy";
import { referralCodeSchema } from "@/lib/accounts/schemas";
import { currentVisitor } from "@/lib/auth/session";
import { type CarriedIntent, findIntent } from "@/lib/intents/queries/find-intent";
import { SELF_ASSIGNABLE_ROLES, type SelfAssignableRole } from "@/lib/kernel/roles";
import { env } from "@/lib/platform/env";
import { homeOf } from "@/lib/policy/access";
import { routes } from "@/lib/routes/public";
import { dashboardOf } from "@/lib/routes/space";
import { findInvitation } from "@/lib/waitlist/queries/find-invitation";
import type { InvitationView } from "@/lib/waitlist/views";
import { pageMetadata } from "../../page-metadata";
import { TestMailbox } from "../../test-mailbox";
import { AuthFrame } from "../_parts/AuthFrame";
import { IntentNote } from "../_parts/IntentNote";
import { registerAction } from "../actions";
import { AUTH } from "../copy";
import { AccountForm } from "./AccountForm";
import { GoAfter } from "./GoAfter";
import { RoleStep } from "./RoleCards";
import { Steps } from "./Steps";

const { wizard } = AUTH;

/** Seconds for which the last step is read before the person's space opens. */
const READ_SECONDS = 2;

type Query = Record<string, string | string[] | undefined>;

/** What an address of the wizard carries from one step to the next. */
interface Carried {
  /** Somebody's referral code. */
  referral: string | null;
  invitation: { token: string; view: InvitationView } | null;
  /** Whether the address has an invitation that is no good. */
  expired: boolean;
  /** What was being done. */
  intent: CarriedIntent | null;
}

async function carriedBy(query: Query): Promise<Carried> {
  const { ref, invitation: token, intention, callbackUrl: from } = query;
  const view = token === undefined ? null : await findInvitation(token);
  return {
    referral: referralCodeSchema.safeParse(ref).data ?? null,
    invitation: view && { token: String(token), view },
    expired: token !== undefined && view === null,
    intent: await findIntent({ token: intention, query, from }),
  };
}

/** The role that the address names, where a person may take it. */
const namedRole = ({ role }: Query): SelfAssignableRole | null =>
  SELF_ASSIGNABLE_ROLES.find((each) => each === role) ?? null;

interface PageProps {
  searchParams: Promise<Query>;
}

export async function generateMetadata({ searchParams }: PageProps) {
  const query = await searchParams;
  const visitor = await currentVisitor();
  const isDone = query.etape === (visitor?.kind === "person" ? "bienvenue" : "verification");
  if (isDone) return pageMetadata({ title: wizard.successTitle });
  const { invitation, expired, intent } = await carriedBy(query);
  const isCarrying = invitation || expired || intent;
  const isFirstStep = query.etape !== "informations" || namedRole(query) === null;
  return pageMetadata({
    title: wizard.title,
    path: isFirstStep && !isCarrying ? routes.register() : null,
  });
}

/** The registration in three steps, each with its address. */
export default async function Page({ searchParams }: PageProps) {
  const query = await searchParams;
  const { etape } = query;
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") {
    const home = homeOf(visitor.actor);
    if (etape === "bienvenue") return <Done href={home} text={WAITLIST.invitation.success} />;
    redirect(home);
  }
  if (etape === "verification") {
    if (visitor === null) redirect(routes.register());
    return <Done href={dashboardOf(visitor.pending.role)} text={wizard.success} isMailed />;
  }
  const carried = await carriedBy(query);
  const named = namedRole(query);
  if (etape === "informations" && named) return <Details role={named} {...carried} />;
  const { invitation, intent } = carried;
  // What is carried is a buyer's doing.
  const initial = named ?? invitation?.view.role ?? (intent ? "buyer" : null);
  return <Choice initial={initial} {...carried} />;
}

function Choice({
  initial,
  referral,
  invitation,
  expired,
  intent,
}: Carried & { initial: SelfAssignableRole | null }) {
  return (
    <AuthFrame
      side="account"
      house={0}
      title={wizard.title}
      before={<Steps current={1} />}
      after={
        <p>
          {AUTH.register.known}{" "}
          <Link
            href={intent ? routes.loginForIntent(intent.token) : routes.login()}
            className="text-link"
          >
            {AUTH.register.knownLink}
          </Link>
        </p>
      }
    >
      <InvitationNote invitation={invitation} expired={expired} />
      <IntentNote intent={intent} at="register" />
      <RoleStep
        action={routes.register()}
        carried={{
          ...(referral && { ref: referral }),
          ...(invitation && { invitation: invitation.token }),
          ...(intent && { intention: intent.token }),
        }}
        initial={initial}
      />
    </AuthFrame>
  );
}

/** What an invitation brings, or that it is no good any more. */
function InvitationNote({ invitation, expired }: Pick<Carried, "invitation" | "expired">) {
  const copy = WAITLIST.invitation;
  if (expired) {
    return (
      <Callout tone="warning" className="mb-6">
        <p>{copy.expired}</p>
      </Callout>
    );
  }
  if (!invitation) return null;
  return (
    <Callout tone="success" className="mb-6">
      <p>
        {copy.welcome} {copy.code(invitation.view.referralCode)}
      </p>
    </Callout>
  );
}

function Details({
  role,
  referral,
  invitation,
  expired,
  intent,
}: Carried & { role: SelfAssignableRole }) {
  const back = routes.register({
    role,
    ...(referral && { ref: referral }),
    ...(invitation && { invitation: invitation.token }),
    ...(intent && { intention: intent.token }),
  });
  return (
    <AuthFrame
      side="account"
      house={1}
      title={AUTH.register.title}
      lead={wizard.subtitles[role]}
      before={<Steps current={2} />}
    >
      <InvitationNote invitation={invitation} expired={expired} />
      <IntentNote intent={intent} at="register" />
      <AccountForm
        action={registerAction}
        passwordMin={env().PASSWORD_MIN}
        referral={referral}
        intention={intent?.token}
        invited={invitation && { token: invitation.token, email: invitation.view.email }}
        role={<input type="hidden" name="roles" value={role} />}
        back={
          <LinkButton href={back} variant="secondary" size="lg">
            {wizard.back}
          </LinkButton>
        }
      />
    </AuthFrame>
  );
}

function Done({
  href,
  text,
  isMailed = false,
}: {
  href: string;
  text: string;
  /** Whether a mail was sent. */
  isMailed?: boolean;
}) {
  return (
    <AuthFrame side="account" house={3} title={wizard.successTitle} before={<Steps current={3} />}>
      <p role="status">{text}</p>
      {isMailed && <TestMailbox className="mt-5" />}
      <LinkButton href={href} size="lg" wide className="mt-5">
        {wizard.go}
      </LinkButton>
      <GoAfter href={href} seconds={READ_SECONDS} />
    </AuthFrame>
  );
}
