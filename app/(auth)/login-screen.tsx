import { redirect } from "next/navigation";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { DEMO_PASSWORD, offeredDemoAccounts } from "@/lib/accounts/demo";
import { currentVisitor, hasSessionEnded } from "@/lib/auth/session";
import { findIntent } from "@/lib/intents/queries/find-intent";
import { resumptionOf } from "@/lib/intents/rules";
import { safeCallback } from "@/lib/kernel/callback";
import { withQuery } from "@/lib/kernel/query";
import { env } from "@/lib/platform/env";
import { homeOf } from "@/lib/policy/access";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../page-metadata";
import { DemoAccounts } from "./_login/DemoAccounts";
import { LoginForm } from "./_login/LoginForm";
import { Modes } from "./_login/Modes";
import { WaitingText } from "./_login/WaitingText";
import { AuthFrame } from "./_parts/AuthFrame";
import { IntentNote } from "./_parts/IntentNote";
import { loginAction, registerAction } from "./actions";
import { AUTH } from "./copy";
import { AccountForm } from "./register/AccountForm";
import { RoleCards } from "./register/RoleCards";

type Query = Record<string, string | string[] | undefined>;

export interface LoginScreenProps {
  /** Which of its two doors was taken. */
  path: "/connexion" | "/login";
  searchParams: Promise<Query>;
}

const REGISTER_MODE = "inscription";

export async function loginMetadata({ searchParams }: Pick<LoginScreenProps, "searchParams">) {
  const { mode } = await searchParams;
  return pageMetadata({ title: AUTH[mode === REGISTER_MODE ? "register" : "login"].title });
}

/** Login on one side, registration on the other; a signed-in person continues. */
export async function LoginScreen({ path, searchParams }: LoginScreenProps) {
  const query = await searchParams;
  const callback = safeCallback(query.callbackUrl);
  const visitor = await currentVisitor();
  const intent = await findIntent({ token: query.intention, query, from: callback });
  if (visitor?.kind === "person") {
    // Nothing is done by an address alone: the page it leads back to has what does it.
    redirect(intent ? resumptionOf(intent.errand) : (callback ?? homeOf(visitor.actor)));
  }
  const hrefWith = (extra: Record<string, string>) =>
    withQuery(path, { ...extra, callbackUrl: callback, intention: intent?.token });
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
      <AuthFrame
        side="account"
        title={AUTH.register.title}
        lead={AUTH.register.lead}
        before={before("register")}
      >
        <IntentNote intent={intent} at="register" />
        <AccountForm
          action={registerAction}
          passwordMin={env().PASSWORD_MIN}
          referral={null}
          intention={intent?.token}
          role={
            <fieldset>
              <legend className="mb-2 text-small font-semibold">{AUTH.register.role}</legend>
              <RoleCards name="roles" compact chosen="buyer" />
            </fieldset>
          }
        />
      </AuthFrame>
    );
  }
  const demo = offeredDemoAccounts(env().DEMO_ACCOUNTS);
  const chosen = demo.find(({ email }) => email === query.demo);
  return (
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
      <IntentNote intent={intent} at="signIn" />
      {(await hasSessionEnded()) && (
        <Callout tone="info" className="mb-5">
          <p>{AUTH.login.ended}</p>
        </Callout>
      )}
      <WaitingText />
      {query.motdepasse === "change" && (
        <Callout tone="success" className="mb-5">
          <p>{AUTH.login.changed}</p>
        </Callout>
      )}
      <LoginForm
        key={chosen?.email ?? ""}
        action={loginAction}
        callback={callback}
        intention={intent?.token}
        filled={chosen ? { email: chosen.email, password: DEMO_PASSWORD } : null}
      />
    </AuthFrame>
  );
}
