import { type ComponentType, useEffect, useState } from "react";
import { Button } from "@/components/ui/Button";
import type { CaptchaProps } from "./Captcha";

/** The captcha, whose code is fetched once it is there: after somebody has typed an address. */
export function LazyCaptcha({
  labels,
  ...captcha
}: CaptchaProps & {
  labels: { captchaLoading: string; captchaFailed: string; retry: string };
}) {
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return;
    let gone = false;
    import("./Captcha").then(
      (module) => gone || setCaptcha(() => module.Captcha),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [failed]);

  if (Captcha) return <Captcha {...captcha} />;
  return (
    <div role={failed ? "alert" : undefined} className="beta-captcha-place text-fine text-ink-soft">
      {failed ? labels.captchaFailed : labels.captchaLoading}
      {failed && (
        <Button size="sm" variant="secondary" onClick={() => setFailed(false)}>
          {labels.retry}
        </Button>
      )}
    </div>
  );
}
