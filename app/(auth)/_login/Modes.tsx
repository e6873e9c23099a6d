import { Tabs } from "@/components/space/Tabs";
import { AUTH } from "../copy";

/** The two sides of the login screen; each has its address. */
export function Modes({
  current,
  loginHref,
  registerHref,
}: {
  current: "login" | "register";
  loginHref: string;
  registerHref: string;
}) {
  return (
    <div className="mb-6">
      <Tabs
        label={AUTH.modes}
        tabs={[
          { label: AUTH.login.title, href: loginHref, current: current === "login" },
          { label: AUTH.register.title, href: registerHref, current: current === "register" },
        ]}
      />
    </div>
  );
}
