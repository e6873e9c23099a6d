import { buttonClass } from "@/components/ui/Button";
import { CopyButton } from "@/components/ui/CopyButton";
import { cx } from "@/components/ui/cx";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Plate } from "@/components/ui/Plate";
import { WAITLIST } from "./copy";
import { NativeShare } from "./NativeShare";
import { shareLinks } from "./share-links";

const { share } = WAITLIST;

/** A referral code on its street plate, the link that carries it, and the ways to send both. */
export function SharePanel({ code, link }: { code: string; link: string }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:[&>button]:w-full">
        <Plate className="flex-col px-[0.62em] pt-[0.28em] pb-[0.22em] text-[clamp(2.25rem,1.6rem+2.4vw,3.25rem)] leading-[1.05]">
          <span className="text-[0.3em] font-semibold tracking-wide">{share.plate}</span>
          <span className="pl-[0.12em] tracking-[0.12em]">{code}</span>
        </Plate>
        <CopyButton text={code} label={share.copyCode} copiedLabel={share.codeCopied} />
      </div>
      <div className="flex flex-wrap items-end gap-3 max-sm:[&>button]:w-full">
        <Field id="lien-de-parrainage" label={share.link} className="min-w-0 grow basis-60">
          {(control) => <Input {...control} readOnly value={link} />}
        </Field>
        <CopyButton text={link} label={share.copyLink} copiedLabel={share.linkCopied} />
      </div>
      <ul aria-label={share.by} className="grid grid-cols-3 gap-3 sm:flex sm:flex-wrap">
        {shareLinks(code, link).map(({ label, icon, href }) => (
          <li key={label}>
            <a
              href={href}
              rel="noreferrer"
              className={cx(
                buttonClass({ variant: "secondary", wide: true }),
                "max-sm:flex-col max-sm:gap-1 max-sm:px-1! max-sm:text-small",
              )}
            >
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
        <li className="col-span-3 empty:hidden">
          <NativeShare
            label={share.native}
            title={share.subject}
            text={share.message(code, link)}
          />
        </li>
      </ul>
    </div>
  );
}
