import { redirect } from "next/navigation";
import { AccountForm } from "@/components/auth/AccountForm";
import { AuthFrame } from "@/components/auth/AuthFrame";
import { GoAfter } from "@/components/auth/GoAfter";
import { RoleStep } from "@/components/auth/RoleCards";
import { Steps } from "@/components/auth/Steps";
import { LinkButton } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import { SELF_ASSIGNABLE_ROLES, type SelfAssignableRole } from "@/lib/accounts/roles";
import { referralCodeSchema } from "@/lib/accounts/schemas";
import { AUTH } from "@/lib/content/fr/auth";
import { homeOf } from "@/lib/policy/access";
import { dashboardOf, routes } from "@/lib/routes";
import { currentVisitor } from "@/lib/server/auth/session";
import { env } from "@/lib/server/env";
import { Head } from "../../head";
import { registerAction } from "../actions";

const { wizard } = AUTH;

/** Seconds for which the last step is read before the person's space opens (specification § 9). */
const READ_SECONDS = 2;

type Query = Record<"etape" | "role" | "ref", string | string[] | undefined>;

/** The registration in three steps, each with its address. */
export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { etape, role: named, ref } = await searchParams;
  const role: SelfAssignableRole | null =
    SELF_ASSIGNABLE_ROLES.find((each) => each === named) ?? null;
  const referral = referralCodeSchema.safeParse(ref).data ?? null;
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") redirect(homeOf(visitor.actor));
  if (etape === "verification") return <Done role={visitor?.pending.role ?? null} />;
  if (etape === "informations" && role) return <Details role={role} referral={referral} />;
  return (
    <>
      <Head title={wizard.title} path={routes.register()} />
      <AuthFrame
        side="account"
        house={0}
        title={wizard.title}
        before={<Steps current={1} />}
        after={
          <p>
            {AUTH.register.known}{" "}
            <Link href={routes.login()} className="text-link">
              {AUTH.register.knownLink}
            </Link>
          </p>
        }
      >
        <RoleStep action={routes.register()} referral={referral} initial={role} />
      </AuthFrame>
    </>
  );
}

function Details({ role, referral }: { role: SelfAssignableRole; referral: string | null }) {
  const back = routes.register(referral ? { role, ref: referral } : { role });
  return (
    <>
      <Head title={wizard.title} />
      <AuthFrame
        side="account"
        house={1}
        title={AUTH.register.title}
        lead={wizard.subtitles[role]}
        before={<Steps current={2} />}
      >
        <AccountForm
          action={registerAction}
          passwordMin={env().PASSWORD_MIN}
          referral={referral}
          role={<input type="hidden" name="roles" value={role} />}
          back={
            <LinkButton href={back} variant="secondary" size="lg">
              {wizard.back}
            </LinkButton>
          }
        />
      </AuthFrame>
    </>
  );
}

function Done({ role }: { role: Parameters<typeof dashboardOf>[0] | null }) {
  if (role === null) redirect(routes.register());
  const href = dashboardOf(role);
  return (
    <>
      <Head title={wizard.successTitle} />
      <AuthFrame
        side="account"
        house={3}
        title={wizard.successTitle}
        before={<Steps current={3} />}
      >
        <p role="status">{wizard.success}</p>
        <LinkButton href={href} size="lg" wide className="mt-5">
          {wizard.go}
        </LinkButton>
        <GoAfter href={href} seconds={READ_SECONDS} />
      </AuthFrame>
    </>
  );
}
