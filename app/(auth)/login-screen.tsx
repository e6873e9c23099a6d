import { redirect } from "next/navigation";
import { AccountForm } from "@/components/auth/AccountForm";
import { AuthFrame } from "@/components/auth/AuthFrame";
import { DemoAccounts } from "@/components/auth/DemoAccounts";
import { LoginForm } from "@/components/auth/LoginForm";
import { Modes } from "@/components/auth/Modes";
import { RoleCards } from "@/components/auth/RoleCards";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { DEMO_PASSWORD, offeredDemoAccounts } from "@/lib/accounts/demo";
import { AUTH } from "@/lib/content/fr/auth";
import { safeCallback } from "@/lib/kernel/callback";
import { homeOf } from "@/lib/policy/access";
import { routes } from "@/lib/routes";
import { currentVisitor } from "@/lib/server/auth/session";
import { env } from "@/lib/server/env";
import { Head } from "../head";
import { loginAction, registerAction } from "./actions";

type Query = Record<"callbackUrl" | "mode" | "demo" | "motdepasse", string | string[] | undefined>;

export interface LoginScreenProps {
  /** Which of its two doors was taken. */
  path: "/connexion" | "/login";
  searchParams: Promise<Query>;
}

const REGISTER_MODE = "inscription";

/** Login on one side, registration on the other; who is signed in goes on. */
export async function LoginScreen({ path, searchParams }: LoginScreenProps) {
  const query = await searchParams;
  const callback = safeCallback(query.callbackUrl);
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") redirect(callback ?? homeOf(visitor.actor));
  const hrefWith = (extra: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...extra, ...(callback ? { callbackUrl: callback } : {}) })}`;
  const loginHref = hrefWith({});
  const registerHref = hrefWith({ mode: REGISTER_MODE });
  const before = (current: "login" | "register") => (
    <>
      <Link href={routes.home} className="mb-6 inline-flex min-h-11 items-center gap-2 text-link">
        <Icon name="arrow-left" className="size-4" />
        {AUTH.back}
      </Link>
      <Modes current={current} loginHref={loginHref} registerHref={registerHref} />
    </>
  );
  if (query.mode === REGISTER_MODE) {
    return (
      <>
        <Head title={AUTH.register.title} />
        <AuthFrame
          side="account"
          title={AUTH.register.title}
          lead={AUTH.register.lead}
          before={before("register")}
        >
          <AccountForm
            action={registerAction}
            passwordMin={env().PASSWORD_MIN}
            referral={null}
            role={
              <fieldset>
                <legend className="mb-2 text-small font-semibold">{AUTH.register.role}</legend>
                <RoleCards name="roles" compact chosen="buyer" />
              </fieldset>
            }
          />
        </AuthFrame>
      </>
    );
  }
  const demo = offeredDemoAccounts(env().DEMO_ACCOUNTS);
  const chosen = demo.find(({ email }) => email === query.demo);
  return (
    <>
      <Head title={AUTH.login.title} />
      <AuthFrame
        side="home"
        title={AUTH.login.title}
        lead={AUTH.login.lead}
        before={before("login")}
        after={
          demo.length > 0 && (
            <DemoAccounts
              accounts={demo.map(({ label, email }) => ({
                label,
                href: hrefWith({ demo: email }),
              }))}
            />
          )
        }
      >
        {query.motdepasse === "change" && (
          <Callout tone="success" className="mb-5">
            <p>{AUTH.login.changed}</p>
          </Callout>
        )}
        <LoginForm
          key={chosen?.email ?? ""}
          action={loginAction}
          callback={callback}
          filled={chosen ? { email: chosen.email, password: DEMO_PASSWORD } : null}
        />
      </AuthFrame>
    </>
  );
}
