"use client";

import { type ComponentProps, useState } from "react";
import { useSending } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { LazyCaptcha } from "./LazyCaptcha";

/** The captcha of the `ActionForm` around, which is there for browsers with scripts. */
export function CaptchaField({ labels }: Pick<ComponentProps<typeof LazyCaptcha>, "labels">) {
  const { state } = useSending();
  // A solution that was sent with a form that failed may be spent: another one is asked for.
  const [sent, setSent] = useState({ state, count: 0 });
  if (sent.state !== state) setSent({ state, count: sent.count + 1 });
  return (
    <div className="only-scripting flex flex-col gap-3">
      <LazyCaptcha labels={labels} resetKey={sent.count} />
      <FieldProblem name="token" />
    </div>
  );
}
